/** First and last name, ready for display. */
export interface PersonName {
  readonly first: string;
  readonly last: string;
}

function capitalised(word: string): string {
  return word
    .toLocaleLowerCase('de-AT')
    .replace(/(^|['’])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toLocaleUpperCase('de-AT'));
}

/**
 * Splits a name and fixes its capitals. Mixed case (`McAllister`) stays; `FERDL` and `quastenberger` do not. The first
 * word is the first name, the rest the last name; a single word is the last name.
 */
export function personName(raw: string | undefined): PersonName {
  const words = (raw ?? '').trim().split(/\s+/).filter(Boolean).map(presentable);
  const [first = '', ...rest] = words;
  return rest.length === 0 ? { first: '', last: first } : { first, last: rest.join(' ') };
}

function presentable(word: string): string {
  return word
    .split('-')
    .map((part) => (/^\p{Lu}.*\p{Ll}/u.test(part) ? part : capitalised(part)))
    .join('-');
}

/** The whole name with its capitals fixed; `fallback` if there is none. */
export function fullName(raw: string | undefined, fallback = 'Unknown'): string {
  const { first, last } = personName(raw);
  return `${first} ${last}`.trim() || fallback;
}
