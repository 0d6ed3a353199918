/** Letters without a decomposition, folded as the server's search folds them. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', đ: 'd', ħ: 'h', ı: 'i', ł: 'l', ø: 'o', þ: 'th' };

/** A letter folded for comparison: lower case, no accents, ß as ss, ł as l. */
const foldLetter = (letter: string): string =>
  letter
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæđħıłøþ]/g, (special) => PLAIN[special] ?? special);

/** A folded text, and the position of each of its letters in the original. */
export function folded(text: string): { readonly letters: string; readonly offsets: readonly number[] } {
  let letters = '';
  const offsets: number[] = [];
  let offset = 0;
  for (const letter of text) {
    const plain = foldLetter(letter);
    letters += plain;
    for (let at = 0; at < plain.length; at += 1) offsets.push(offset);
    offset += letter.length;
  }
  return { letters, offsets };
}

/** A text prepared for searching: folded words, each preceded by a blank. */
export const searchable = (text: string): string =>
  ` ${foldLetter(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Further words of a query are ignored. */
const MOST_WORDS = 8;
const LONGEST_WORD = 60;

/** Letters that are also written with two. */
const IN_TWO: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', đ: 'dj' };

/**
 * The words of a query, each in all its possible spellings: `mueller` also means Müller, `djuric` Đurić, and the other way round
 * (docs/behaviour.md 17). Empty if the query contains nothing searchable.
 */
export function typedWords(typed: string): readonly (readonly string[])[] {
  const words = typed
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return words.slice(0, MOST_WORDS).map((word) => {
    const short = word.slice(0, LONGEST_WORD);
    const plain = foldLetter(short);
    const written = foldLetter(short.toLowerCase().replaceAll(/[äöüđ]/g, (letter) => IN_TWO[letter] ?? letter));
    return [...new Set([plain, plain.replaceAll(/([aou])e/g, '$1').replaceAll('dj', 'd'), written])];
  });
}
