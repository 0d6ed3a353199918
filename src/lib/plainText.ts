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

/** Inline elements; every other one ends a word or line. */
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
 * The beginning of an article in bare words, for a teaser. The result is text, not HTML: it is only ever shown as text.
 * @param html raw markup of the federation's editors
 * @param longest characters at most; cut at a word, with an ellipsis
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
