/** Initials of the first and last word in upper case ("Donauwelle 22" → "D2"); "?" without any word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  const letters = [words[0], last].map((word) => [...(word ?? '')][0] ?? '').join('');
  return letters.toLocaleUpperCase('de-AT') || '?';
}
