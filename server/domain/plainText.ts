const UNSTORABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** True when a text holds control characters or broken Unicode, which no form sends and no database stores. */
export function isUnstorable(text: string): boolean {
  return UNSTORABLE.test(text);
}
