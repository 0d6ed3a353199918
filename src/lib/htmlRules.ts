import { apiBase } from './apiBase';

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
export function mayCarry(element: string, attribute: string): boolean {
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
export function demoteHeadings(body: DocumentFragment): void {
  for (const heading of body.querySelectorAll('h1')) {
    const second = body.ownerDocument.createElement('h2');
    second.append(...heading.childNodes);
    heading.replaceWith(second);
  }
}

/** Puts each table into a box of its own, in which a wide one scrolls. */
export function frameTables(body: DocumentFragment): void {
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
export function tameFrame(box: Element): void {
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
export function cutAfter(body: DocumentFragment, most: number): void {
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
