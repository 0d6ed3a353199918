/**
 * First letters of the first and the last word that has any, in upper case (`(SPG) Neudorf` → `SN`, `Donauwelle 22` →
 * `D2`), as in the server's pictures; `?` if there are none.
 */
export function initials(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase('de-AT') || '?';
}

/** Whether a heading contains a word too long for a phone: `long` from 12 letters, `longer` from 16. */
export function wordSize(text: string): 'long' | 'longer' | undefined {
  const letters = Math.max(0, ...text.split(/[\s-]+/).map((word) => [...word].length));
  if (letters > 15) return 'longer';
  return letters > 11 ? 'long' : undefined;
}
