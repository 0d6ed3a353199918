/** The one function that is used of a library without types. */
declare module 'fs-native-extensions' {
  /** Locks an open file for writing; false when another open file of any process has it locked. */
  export function tryLock(fileDescriptor: number): boolean;
}
declare module 'wawoff2' {
  /** Turns a WOFF2 font into the plain one it was made from. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
