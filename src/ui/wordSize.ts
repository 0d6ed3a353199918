/** Whether a heading contains a word too long for a phone: `long` from 12 letters, `longer` from 16. */
export function wordSize(text: string): 'long' | 'longer' | undefined {
  const letters = Math.max(0, ...text.split(/[\s-]+/).map((word) => [...word].length));
  if (letters > 15) return 'longer';
  return letters > 11 ? 'long' : undefined;
}
