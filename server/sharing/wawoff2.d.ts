declare module 'wawoff2' {
  /** Turns a WOFF2 font into the plain one it was made from. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
