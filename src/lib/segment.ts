/** A text as one path segment. Lone surrogates, which cannot be encoded, become the replacement character. */
export const segment = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
