/** For `ui/nameFaces.ts`: jsdom has no fonts (`__tests__/browser/fonts.spec.ts` has). */
export const loadNameFaces = (): void => undefined;
export const showNameFaces = (): Promise<void> => Promise.resolve();
export const showNameFacesAhead = (): void => undefined;
