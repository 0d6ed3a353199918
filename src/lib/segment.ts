/** A text as one segment of an address. Half of a character, which nothing can encode, becomes the sign for an unknown one. */
export const segment = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
