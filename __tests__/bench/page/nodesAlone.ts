import { afterPaint, callOf, headerOf, linkAt, makeFaces, recorded, wholeAtOnce, wordOf } from './recorded';
import type { Drawn } from './recorded';

/**
 * The same pages put into the document by hand, of nodes made beforehand, without any package: no store, no router, no
 * rendering. So what this takes is the browser's part and the server's, which every site pays.
 */
function made(content: readonly Drawn[], space = 'http://www.w3.org/1999/xhtml'): DocumentFragment {
  const nodes = document.createDocumentFragment();
  for (const part of content) {
    if (typeof part === 'string') {
      nodes.append(part);
      continue;
    }
    const [name, attributes, inner] = part;
    const within = name === 'svg' ? 'http://www.w3.org/2000/svg' : space;
    const element = document.createElementNS(within, name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    element.append(made(inner, within));
    nodes.append(element);
  }
  return nodes;
}

const pages = new Map(Object.entries(recorded.pages).map(([word, page]) => [word, made(page)]));
const headers = new Map(Object.entries(recorded.pages).map(([word, page]) => [word, made(headerOf(page))]));

document.getElementById('root')?.replaceChildren(made(recorded.frame));
const main = document.querySelector('main');
const show = (content: DocumentFragment | undefined): void => main?.replaceChildren(content?.cloneNode(true) ?? '');

const asked = new Map<string, Promise<unknown>>();
const answered = new Set<string>();

/** Sends the call that a page waits for, once. */
function ask(address: string): Promise<unknown> {
  const call = callOf(address);
  const known = asked.get(address);
  if (call === undefined || known !== undefined) return known ?? Promise.resolve();
  const answer = fetch(call, { credentials: 'include' })
    .then((response) => response.json())
    .then(() => answered.add(address));
  asked.set(address, answer);
  return answer;
}

addEventListener('pointerdown', (event) => {
  const address = linkAt(event);
  if (address !== null) void ask(address);
});
addEventListener('click', (event) => {
  const address = linkAt(event);
  if (address === null) return;
  event.preventDefault();
  history.pushState(null, '', `#${address}`);
  const word = wordOf(address);
  const isThere = callOf(address) === undefined || answered.has(address);
  show((wholeAtOnce && isThere ? pages : headers).get(word));
  scrollTo(0, 0);
  if (wholeAtOnce && isThere) return;
  const rest = (): void => void ask(address).then(() => show(pages.get(word)));
  if (wholeAtOnce) rest();
  else afterPaint(rest);
});
addEventListener('popstate', () => show(pages.get(wordOf(location.hash.slice(1)))));

show(pages.get(wordOf(location.hash.slice(1))));
makeFaces();
