const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * File name of a nationality's flag (docs/behaviour.md 2): lower case, umlauts transliterated, anything but letters
 * removed; null if nothing is left.
 */
export function flagName(nationality: string | null | undefined): string | null {
  const name = (nationality ?? '')
    .toLocaleLowerCase('de-AT')
    .replace(/[äöüß]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
  return name === '' ? null : name;
}
