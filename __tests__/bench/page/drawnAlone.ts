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

function elements(drawn: Drawn): ReactNode {
  if (typeof drawn === 'string') return drawn;
  const [name, { style, ...attributes }, content] = drawn;
  const props = { ...attributes, ...(style === undefined ? {} : { style: styleOf(style) }) };
  return createElement(name, props, ...content.map(elements));
}

let root: Root | undefined;

/**
 * Bundled for the bench and run in the page (`reactAlone.ts`): puts `from` in the place of the application's page, and
 * draws `to` within the next click, with React and nothing else.
 */
Object.assign(window, {
  drawAlone: (from: string, to: string): void => {
    if (root === undefined) {
      const place = document.createElement('div');
      document.querySelector('main')?.replaceWith(place);
      root = createRoot(place);
    }
    const alone = root;
    flushSync(() => alone.render(createElement('div', { key: 'from' }, elements(JSON.parse(from) as Drawn))));
    const ready = createElement('div', { key: 'to' }, elements(JSON.parse(to) as Drawn));
    const draw = (click: Event): void => {
      click.preventDefault();
      click.stopImmediatePropagation();
      flushSync(() => alone.render(ready));
    };
    addEventListener('click', draw, { capture: true, once: true });
  },
});
