import { apiBase } from './url';
import createPurifier from 'dompurify';
import type { Config } from 'dompurify';
import type { TrustedHTML } from 'trusted-types/lib';
import { beginning, plainTeaser, UNSEEN, withoutWordHead } from './plainText';

const ANYWHERE = ['lang', 'dir', 'title'];

/** No `style`, `class`, `id` or `name`, with which an editor's HTML could restyle or shadow the page. */
const CARRIED: Readonly<Record<string, readonly string[]>> = {
  A: ['href', 'target', 'rel'],
  IMG: ['src', 'alt', 'width', 'height', 'loading', 'decoding', 'referrerpolicy'],
  OL: ['start'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan', 'scope'],
};

/** Whether an element of an article may have an attribute. */
function mayCarry(element: string, attribute: string): boolean {
  return (
    ANYWHERE.includes(attribute) || (Object.hasOwn(CARRIED, element) && CARRIED[element]?.includes(attribute) === true)
  );
}

/** Relative URLs in an editor's HTML are resolved against the API, like those of all pictures. */
function resolved(address: string): URL | null {
  try {
    return new URL(address.trim(), apiBase());
  } catch {
    return null;
  }
}

const isWeb = (url: URL): boolean => url.protocol === 'https:' || url.protocol === 'http:';

/** The fragment of a link to a page of this site: `#/tabelle?liga=W1A`, also behind the site's own address. */
function ownPage(address: string): string | null {
  try {
    const { origin, pathname, hash } = new URL(address.trim(), document.baseURI);
    const folder = new URL('./', document.baseURI);
    const isSite = origin === folder.origin && pathname.replace(/index\.html$/, '') === folder.pathname;
    return isSite && hash.startsWith('#/') ? hash : null;
  } catch {
    return null;
  }
}

/**
 * Links lead to pages of this site (`#/tabelle`), to the web in a new tab, or to a mail address; any other `href` is
 * removed, even `#chapter`, which would be a route here.
 */
export function tameLink(link: Element): void {
  const address = link.getAttribute('href') ?? '';
  link.removeAttribute('target');
  link.removeAttribute('rel');
  const page = ownPage(address);
  const url = address.startsWith('#') || address === '' ? null : resolved(address);
  if (page !== null) link.setAttribute('href', page);
  else if (url === null || !(isWeb(url) || url.protocol === 'mailto:')) link.removeAttribute('href');
  else {
    link.setAttribute('href', url.href);
    if (!isWeb(url)) return;
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

/** Pictures come from the web, are loaded lazily, and send no referrer. */
export function tameImage(image: Element): void {
  const address = image.getAttribute('src') ?? '';
  const url = address === '' ? null : resolved(address);
  if (url !== null && isWeb(url)) image.setAttribute('src', url.href);
  else image.removeAttribute('src');
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.setAttribute('referrerpolicy', 'no-referrer');
}

/** Turns first-level headings into second-level ones: the page's title is its only `h1`. */
function demoteHeadings(body: DocumentFragment): void {
  for (const heading of body.querySelectorAll('h1')) {
    const second = body.ownerDocument.createElement('h2');
    second.append(...heading.childNodes);
    heading.replaceWith(second);
  }
}

/** Puts each table into a box of its own, in which a wide one scrolls. */
function frameTables(body: DocumentFragment): void {
  for (const table of body.querySelectorAll('table')) {
    if (isFrame(table.parentElement)) continue;
    const frame = body.ownerDocument.createElement('div');
    table.replaceWith(frame);
    frame.append(table);
  }
}

const isFrame = (box: Element | null): boolean =>
  box?.nodeName === 'DIV' && box.childNodes.length === 1 && box.firstElementChild?.nodeName === 'TABLE';

/** A box with nothing but a table in it is reached by the keyboard, which scrolls it. */
function tameFrame(box: Element): void {
  if (!isFrame(box)) return;
  box.setAttribute('tabindex', '0');
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', 'Tabelle');
}

/** A new paragraph is not begun if fewer characters of it would remain. */
const WORTH_BEGINNING = 40;

/**
 * Cuts the text after `most` characters, at the end of a word, and drops the rest; a paragraph of which only a word or
 * two would remain goes entirely.
 */
function cutAfter(body: DocumentFragment, most: number): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  let left = most;
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    if (text.length <= left) {
      left -= text.length;
      continue;
    }
    const begins = left < most && node.parentElement?.firstChild === node;
    node.textContent = begins && left < WORTH_BEGINNING ? '' : `${atWord(text.slice(0, left))} …`;
    dropAfter(body, node);
    return;
  }
}

function atWord(text: string): string {
  return text.replace(/\s+\S*$/, '').replace(/[\s,;:.–-]+$/, '');
}

function dropAfter(body: DocumentFragment, node: Node): void {
  const rest = body.ownerDocument.createRange();
  rest.setStartAfter(node);
  rest.setEnd(body, body.childNodes.length);
  rest.deleteContents();
}

/** Sanitised HTML, in the form that React expects. */
export interface SafeHtml {
  readonly __html: string | TrustedHTML;
  /** Whether it has no visible content. */
  readonly empty: boolean;
}

const INLINE_TAGS = [
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
  ALLOWED_TAGS: [...INLINE_TAGS, ...BLOCKS, ...ARTICLE_ONLY, '#text'],
  ADD_FORBID_CONTENTS: UNSEEN,
};

/** What a card's excerpt may contain: formatted text only. The whole card is one link, so nothing in it may be one. */
const EXCERPT: Config = {
  ...COMMON,
  ALLOWED_TAGS: [...INLINE_TAGS.filter((tag) => tag !== 'a'), ...BLOCKS, '#text'],
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
