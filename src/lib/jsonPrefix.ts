const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|$)|[[\]{}]/gs;

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/**
 * Parses incomplete JSON, up to the last complete list element, closing the open brackets.
 * @param text the beginning of a JSON text
 * @param depth nesting of the lists whose elements must be complete; 1: the outermost list
 * @returns undefined if no element is complete yet, or if it is not JSON
 */
export function parsePrefix(text: string, depth: number): unknown {
  const open: string[] = [];
  let end = 0;
  let closing = '';
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token.startsWith('"')) continue;
    const closes = CLOSING[token];
    if (closes !== undefined) open.push(closes);
    else {
      open.pop();
      if (open.at(-1) !== ']' || open.length > depth) continue;
      end = index + 1;
      closing = open.toReversed().join('');
    }
  }
  if (end === 0) return undefined;
  try {
    const parsed: unknown = JSON.parse(text.slice(0, end) + closing);
    return parsed;
  } catch {
    return undefined;
  }
}
