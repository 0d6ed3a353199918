const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  euro: '€',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
};

/** Inline elements; any other element ends a word or line. */
const INLINE = new Set(['a', 'b', 'em', 'font', 'i', 'mark', 'small', 'span', 'strong', 'sub', 'sup', 'u']);

function character(code: number): string {
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

function entity(all: string, name: string): string {
  if (/^#x/i.test(name)) return character(parseInt(name.slice(2), 16));
  if (name.startsWith('#')) return character(parseInt(name.slice(1), 10));
  return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? all) : all;
}

/**
 * The beginning of an article as plain text, for an excerpt. The result is text, not HTML, and is only ever rendered as
 * text.
 * @param html untrusted markup
 * @param longest at most this many characters, cut at a word, with an ellipsis
 */
export function plainTeaser(html: string | null | undefined, longest = 160): string {
  const words = (html ?? '')
    .slice(0, longest * 20)
    .replace(/<(script|style|iframe|template)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replace(/<\/?([a-z][a-z\d]*)\b[^>]*(>|$)/gi, (_tag, name: string) => (INLINE.has(name.toLowerCase()) ? '' : ' '))
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, entity)
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= longest) return words;
  const cut = words.slice(0, longest + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > longest / 2 ? end : longest).replace(/[\s,;:.–-]+$/, '')} …`;
}
