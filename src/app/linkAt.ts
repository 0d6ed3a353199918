/** The link to a page of the site that an event occurred in. */
export function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
}
