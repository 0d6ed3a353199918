/** A letter as it is compared: small, without its accents, ß as ss. */
const foldLetter = (letter: string): string =>
  letter.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** A text as it is compared, and for each of its letters its place in the original. */
export function folded(text: string): { readonly letters: string; readonly places: readonly number[] } {
  let letters = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = foldLetter(letter);
    letters += plain;
    for (let at = 0; at < plain.length; at += 1) places.push(place);
    place += letter.length;
  }
  return { letters, places };
}

/** A text to be searched: its words in compared letters, each after a blank. */
export const searchable = (text: string): string =>
  ` ${foldLetter(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** A name has no more words than this; what follows them is left out. */
const MOST_WORDS = 8;
const LONGEST_WORD = 60;

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * The words of what was typed, each in the spellings that it may have: `mueller` is Müller as well, and `Müller` Mueller
 * (docs/behaviour.md 17). Empty if nothing was typed that a name can hold.
 */
export function typedWords(typed: string): readonly (readonly string[])[] {
  const words = typed
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return words.slice(0, MOST_WORDS).map((word) => {
    const short = word.slice(0, LONGEST_WORD);
    const plain = foldLetter(short);
    const written = foldLetter(short.toLowerCase().replaceAll(/[äöü]/g, (vowel) => UMLAUTS[vowel] ?? vowel));
    return [...new Set([plain, plain.replaceAll(/([aou])e/g, '$1'), written])];
  });
}
