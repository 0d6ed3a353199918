/** For `ui/nameFaces.ts`: jsdom has no fonts (`__tests__/browser/fonts.spec.ts` has). */
export const showNameFaces = (): Promise<void> => Promise.resolve();
