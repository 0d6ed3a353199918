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
