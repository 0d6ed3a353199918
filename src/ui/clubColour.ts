/** Colours for clubs without a known one; each has enough contrast for white text after `darkFor`. */
const STANDINS = [
  '#0B5CA9',
  '#8C2A23',
  '#1F6B3A',
  '#5B2A86',
  '#B4541A',
  '#0E6E78',
  '#7A5A12',
  '#A12561',
  '#3B4A5E',
  '#2F4FA3',
] as const;

/** A club's colour; without one, always the same one derived from the name. */
export function clubColour(color: string | null | undefined, name: string): string {
  if (color != null) return color;
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return STANDINS[sum % STANDINS.length] ?? STANDINS[0];
}
