import { createElement } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

/** An element of a page that was drawn: its name, its attributes and what stands in it. */
export type Drawn = string | readonly [name: string, attributes: Record<string, string>, content: readonly Drawn[]];

const property = (name: string): string =>
  name.trim().replaceAll(/(?<!^|-)-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `a-b: c` as React takes it. */
function styleOf(text: string): Record<string, string> {
  const rules = text.split(';').filter((rule) => rule.includes(':'));
  return Object.fromEntries(
    rules.map((rule) => [property(rule.split(':')[0] ?? ''), rule.slice(rule.indexOf(':') + 1)]),
  );
}

const made = new WeakMap<object, ReactNode>();

/** The same elements for the same part, so that React leaves what is drawn already as it is. */
function elements(drawn: Drawn): ReactNode {
  if (typeof drawn === 'string') return drawn;
  const known = made.get(drawn);
  if (known !== undefined) return known;
  const [name, { style, ...attributes }, content] = drawn;
  const props = { ...attributes, ...(style === undefined ? {} : { style: styleOf(style) }) };
  const element = createElement(name, props, ...content.map(elements));
  made.set(drawn, element);
  return element;
}

const holdsHeading = (drawn: Drawn): boolean =>
  typeof drawn !== 'string' && (drawn[0] === 'h1' || drawn[2].some(holdsHeading));

/** A page without what follows its header, or its heading if it has none. */
function headerOf(drawn: Drawn): Drawn {
  if (typeof drawn === 'string' || drawn[0] === 'header' || drawn[0] === 'h1') return drawn;
  const [name, attributes, content] = drawn;
  const at = content.findIndex(holdsHeading);
  return at < 0 ? drawn : [name, attributes, [...content.slice(0, at), headerOf(content[at] ?? '')]];
}

const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });

/** How a page takes another's place, both as JSON of `Drawn`. */
export interface Alone {
  readonly from: string;
  readonly to: string;
  /** The header within the click, the rest once that is painted; otherwise the whole page within the click. */
  readonly headerFirst: boolean;
  /** Requested by the press and waited for by what follows the header. */
  readonly answer: string | null;
  /** By a step back instead of a click. */
  readonly back: boolean;
}

let root: Root | undefined;

/**
 * Bundled for the bench and run in the page (`reactAlone.ts`): puts `from` in the place of the application's page, and
 * draws `to` within the next click or step back, with React and nothing else.
 */
function drawAlone({ from, to, headerFirst, answer, back }: Alone): void {
  if (root === undefined) {
    const place = document.createElement('div');
    document.querySelector('main')?.replaceWith(place);
    root = createRoot(place);
  }
  const alone = root;
  const draw = (key: string, page: ReactNode): void =>
    flushSync(() => alone.render(createElement('div', { key }, page)));
  draw('from', elements(JSON.parse(from) as Drawn));
  const next = JSON.parse(to) as Drawn;
  const [header, whole] = [elements(headerOf(next)), elements(next)];
  let answered: Promise<unknown> = Promise.resolve();
  const once = { capture: true, once: true };
  if (answer !== null)
    addEventListener(
      'pointerdown',
      () => {
        answered = fetch(answer, { cache: 'no-store' }).then((response) => response.json());
      },
      once,
    );
  if (back) history.pushState(null, '', location.href);
  addEventListener(
    back ? 'popstate' : 'click',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!headerFirst) return draw('to', whole);
      draw('to', header);
      void Promise.all([painted(), answered]).then(() => draw('to', whole));
    },
    once,
  );
}

Object.assign(window, { drawAlone });
