/** The first word of a hash route, `liga` in `/liga?x=1`; the start page's is `start`. */
export function firstWord(fragment: string): string {
  const [path = ''] = fragment.split(/[?#]/);
  return path.split('/')[1] || 'start';
}
