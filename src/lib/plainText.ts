import type { TrustedHTML } from 'trusted-types/lib';

/** Elements whose content is no text for readers: code, foreign content, forms, and what Word adds to a document. */
export const UNSEEN = [
  'script',
  'style',
  'title',
  'xml',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'video',
  'audio',
  'form',
  'select',
  'textarea',
  'button',
  'template',
  'noscript',
];

/** Inline elements; any other element ends a word or line. */
const INLINE = new Set(['a', 'b', 'em', 'font', 'i', 'mark', 'small', 'span', 'strong', 'sub', 'sup', 'u']);

/**
 * What is left of Word's head where an editor has kept its words, but not its markup: a comment as text, or
 * `Normal 0 21 false false false DE-AT X-NONE`, with or without its styles.
 */
const WORD_HEAD =
  /^(?:<!--\[if .*?<!\[endif\]--> ?)+|^Normal \d+ (?:\d+ )?(?:(?:false|true) )+(?:(?:[A-Z]{2}(?:-[A-Z]{2})?|X-NONE|MicrosoftInternetExplorer\d)(?: |$))+(?:\/\* Style Definitions \*\/ (?:[^{}]*\{[^{}]*\} ?)*)?/;

/** Where Trusted Types are enforced, text is parsed only through this policy, and only into a document that runs nothing. */
const policy = globalThis.trustedTypes?.createPolicy('kbo-text', { createHTML: (html: string) => html });

function parse(html: string): Document {
  const trusted: string | TrustedHTML = policy?.createHTML(html) ?? html;
  return new DOMParser().parseFromString(trusted, 'text/html');
}

/** Text without the words of Word's head, spaces shrunk. */
export function withoutWordHead(text: string): string {
  return text
    .replace(/\u00ad/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(WORD_HEAD, '');
}

/** The text of untrusted markup. */
function textOf(html: string): string {
  const { body } = parse(html);
  for (const element of body.querySelectorAll('*')) {
    if (UNSEEN.includes(element.localName)) element.replaceWith(' ');
    else if (!INLINE.has(element.localName)) {
      element.before(' ');
      element.after(' ');
    }
  }
  return withoutWordHead(body.textContent ?? '');
}

/** The beginning of an article that holds so many letters of text, if there are as many; and that text, which may be longer. */
export function beginning(html: string, letters: number): { readonly markup: string; readonly text: string } {
  for (let read = letters * 20; ; read *= 2) {
    const markup = html.slice(0, read);
    const text = textOf(markup);
    if (text.length > letters || read >= html.length) return { markup, text };
  }
}

/**
 * The beginning of an article as plain text, for an excerpt. The result is text, not HTML, and is only ever rendered as
 * text.
 * @param html untrusted markup
 * @param longest at most this many characters, cut at a word, with an ellipsis
 */
export function plainTeaser(html: string | null | undefined, longest = 160): string {
  const { text } = beginning(html ?? '', longest);
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > longest / 2 ? end : longest).replace(/[\s,;:.–-]+$/, '')} …`;
}
