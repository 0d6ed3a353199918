import createPurifier from 'dompurify';
import type { Config } from 'dompurify';
import type { TrustedHTML } from 'trusted-types/lib';
import { cutAfter, demoteHeadings, frameTables, mayCarry, tameFrame, tameImage, tameLink } from './htmlRules';
import { beginning, plainTeaser, UNSEEN, withoutWordHead } from './plainText';

/** Sanitised HTML, in the form that React expects. */
export interface SafeHtml {
  readonly __html: string | TrustedHTML;
  /** Whether it has no visible content. */
  readonly empty: boolean;
}

const WORDS = [
  'a',
  'abbr',
  'b',
  'br',
  'cite',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
];
const BLOCKS = ['p', 'div', 'ul', 'ol', 'li', 'blockquote'];
const ARTICLE_ONLY = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'pre',
  'dl',
  'dt',
  'dd',
  'figure',
  'figcaption',
  'img',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
];
const COMMON: Config = { ALLOW_ARIA_ATTR: false, ALLOW_DATA_ATTR: false, SANITIZE_DOM: true };

/** What an article may contain. */
const ARTICLE: Config = {
  ...COMMON,
  ALLOWED_TAGS: [...WORDS, ...BLOCKS, ...ARTICLE_ONLY, '#text'],
  ADD_FORBID_CONTENTS: UNSEEN,
};

/** What a card's excerpt may contain: formatted text only. The whole card is one link, so nothing in it may be one. */
const EXCERPT: Config = {
  ...COMMON,
  ALLOWED_TAGS: [...WORDS.filter((tag) => tag !== 'a'), ...BLOCKS, '#text'],
  ADD_FORBID_CONTENTS: [...UNSEEN, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'figure', 'table', 'pre'],
};

const purifier = createPurifier(window);
purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
  if (!mayCarry(element.nodeName, attribute.attrName)) attribute.keepAttr = false;
});
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName === 'A') tameLink(element);
  if (element.nodeName === 'IMG') tameImage(element);
  tameFrame(element);
});

const purified = (html: string): string => purifier.sanitize(html, ARTICLE);

/** Where Trusted Types are enforced, HTML reaches the page only through this policy, and only sanitised. */
const policy = globalThis.trustedTypes?.createPolicy('kbo-html', { createHTML: purified });

/** Parses and sanitises in an inert document, lets `change` modify the body, and sanitises the result again. */
function safeHtml(raw: string, rules: Config, change: (body: DocumentFragment) => void): SafeHtml {
  const body = purifier.sanitize(raw, { ...rules, RETURN_DOM_FRAGMENT: true });
  change(body);
  const box = body.ownerDocument.createElement('div');
  box.append(body);
  const empty = (box.textContent ?? '').trim() === '' && box.querySelector('img[src]') === null;
  return { __html: policy?.createHTML(box.innerHTML) ?? purified(box.innerHTML), empty };
}

/** The body of an article or ruling, from untrusted HTML. */
export function articleHtml(raw: string): SafeHtml {
  return safeHtml(raw, ARTICLE, (body) => {
    demoteHeadings(body);
    frameTables(body);
  });
}

/**
 * The beginning of an article, formatted but without links and pictures; without format where only a table or a heading
 * has text.
 * @param most characters of text
 */
export function excerptHtml(raw: string, most: number): SafeHtml {
  return safeHtml(beginning(raw, most).markup, EXCERPT, (body) => {
    const text = (body.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (text !== '' && withoutWordHead(text) === text.replace(/\u00ad/g, '')) cutAfter(body, most);
    else {
      const words = body.ownerDocument.createElement('p');
      words.textContent = plainTeaser(raw, most);
      body.replaceChildren(words);
    }
  });
}
