const LETTERS = 26;
/** The largest multiple of 26 that a byte can count to; bytes from there on are drawn again, so that no letter is likelier than another. */
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
