/** A text's FNV-1a hash, 32 bits, unsigned: a short stand-in for an id. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

const LETTERS = 26;
/**
 * The largest multiple of 26 in a byte's range; larger bytes are drawn again, so that all letters are equally likely.
 */
const FAIR = 256 - (256 % LETTERS);

/** Random capitals A to Z from the browser's cryptographic source. */
export function randomCapitals(count: number): string {
  let capitals = '';
  while (capitals.length < count) {
    const [byte = FAIR] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < FAIR) capitals += String.fromCharCode(65 + (byte % LETTERS));
  }
  return capitals;
}

/** A number in German format with at most two decimals: `13,5`, with a true minus sign. */
export function formatNumber(value: number): string {
  return String(Number(value.toFixed(2)))
    .replace('.', ',')
    .replace('-', '−');
}

/** A difference with its sign: `+9`, `−14`, `0`. */
export function formatDifference(value: number): string {
  return value > 0 ? `+${formatNumber(value)}` : formatNumber(value);
}

let collator: Intl.Collator | undefined;

/** Letters and digits only, such as league codes. */
const PLAIN = /^[a-z0-9]*$/;

/** Splits into numbers and single letters; numbers sort first. */
const parts = (text: string): readonly string[] => text.match(/\d+|\D/g) ?? [];

/** Compares plain texts as a collator would, since creating one would delay the first paint on a phone. */
function byPlainText(a: string, b: string): number {
  const others = parts(b);
  for (const [index, part] of parts(a).entries()) {
    const other = others[index];
    if (other === undefined) return 1;
    const [number, otherNumber] = [Number(part), Number(other)];
    if (number !== otherNumber && !(Number.isNaN(number) && Number.isNaN(otherNumber)))
      return Number.isNaN(number) ? 1 : Number.isNaN(otherNumber) ? -1 : number - otherNumber;
    if (Number.isNaN(number) && part !== other) return part < other ? -1 : 1;
  }
  return parts(a).length - others.length;
}

/** Compares texts in German order. */
export function byText(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  if (PLAIN.test(left) && PLAIN.test(right)) return byPlainText(left, right);
  collator ??= new Intl.Collator('de-AT', { numeric: true, sensitivity: 'base' });
  return collator.compare(a, b);
}

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
