/** The first word of a fragment, `liga` of `/liga?x=1`; that of the start page is `start`. */
export function firstWord(fragment: string): string {
  const [path = ''] = fragment.split(/[?#]/);
  return path.split('/')[1] || 'start';
}
