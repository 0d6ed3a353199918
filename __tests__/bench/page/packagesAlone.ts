import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { createElement, Fragment, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { HashRouter, Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** An element of a page that was drawn: its name, its attributes and what stands in it. */
export type Drawn = string | readonly [name: string, attributes: Record<string, string>, content: readonly Drawn[]];

/** What a font face is made of. */
export type Face = readonly [family: string, source: string, descriptors: FontFaceDescriptors];

/** What is drawn, as `packagesSite.ts` writes it into the page. */
export interface Recorded {
  /** The page's frame; what stands in its `main` is drawn from `pages`. */
  readonly frame: readonly Drawn[];
  /** What stands in `main`, by the first word of the address. */
  readonly pages: Readonly<Record<string, readonly Drawn[]>>;
  /** Where the answer is that a page waits for, by the first word of the address. */
  readonly calls: Readonly<Record<string, string>>;
  readonly faces: readonly Face[];
}

const recorded = (window as unknown as { recorded: Recorded }).recorded;
/** The whole page within the click; otherwise its header, and the rest once that is painted. */
const wholeAtOnce = location.search === '?whole';

const property = (name: string): string =>
  name.trim().replaceAll(/(?<!^|-)-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `a-b: c` as React takes it. */
function styleOf(text: string): Record<string, string> {
  const rules = text.split(';').filter((rule) => rule.includes(':'));
  return Object.fromEntries(
    rules.map((rule) => [property(rule.split(':')[0] ?? ''), rule.slice(rule.indexOf(':') + 1)]),
  );
}

function propsOf({ style, class: className, value, ...attributes }: Record<string, string>) {
  return {
    ...attributes,
    ...(className === undefined ? {} : { className }),
    ...(value === undefined ? {} : { defaultValue: value }),
    ...(style === undefined ? {} : { style: styleOf(style) }),
  };
}

const made = new WeakMap<object, ReactNode>();

/** The same elements for the same part, so that React leaves what is drawn already as it is. */
function element(drawn: Drawn): ReactNode {
  if (typeof drawn === 'string') return drawn;
  const known = made.get(drawn);
  if (known !== undefined) return known;
  const [name, attributes, content] = drawn;
  const drawnNow = createElement(name, propsOf(attributes), ...content.map(element));
  made.set(drawn, drawnNow);
  return drawnNow;
}

const holdsHeading = (drawn: Drawn): boolean =>
  typeof drawn !== 'string' && (drawn[0] === 'h1' || drawn[2].some(holdsHeading));

/** A page without what follows its header, or its heading if it has none. */
function headerOf(content: readonly Drawn[]): readonly Drawn[] {
  const at = content.findIndex(holdsHeading);
  const holder = content[at];
  if (holder === undefined || typeof holder === 'string') return content;
  const [name, attributes, inner] = holder;
  const isHeader = name === 'header' || name === 'h1';
  return [...content.slice(0, at), isHeader ? holder : [name, attributes, headerOf(inner)]];
}

const headers = new Map(Object.entries(recorded.pages).map(([word, page]) => [word, headerOf(page)]));

/** The frame with something in its `main`. */
function framed(drawn: Drawn, main: ReactNode): ReactNode {
  if (typeof drawn === 'string') return drawn;
  const [name, attributes, content] = drawn;
  const within = name === 'main' ? [main] : content.map((one) => framed(one, main));
  return createElement(name, propsOf(attributes), ...within);
}

const api = createApi({
  baseQuery: async (url: string) => ({ data: await (await fetch(url, { credentials: 'include' })).json() }),
  endpoints: (build) => ({ answer: build.query<unknown, string>({ query: (url) => url }) }),
});
const store = configureStore({
  reducer: { api: api.reducer },
  middleware: (usual) => usual({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
});

/** Where the answer for a page is; undefined if it needs none. */
const callOf = (address: string): string | undefined => recorded.calls[address.split('/')[1] ?? ''];

function Page({ word, address }: { readonly word: string; readonly address: string }) {
  const call = callOf(address);
  const { data } = api.endpoints.answer.useQuery(call ?? '', { skip: call === undefined });
  const isThere = call === undefined || data !== undefined;
  const back = String(useNavigationType()) === 'POP';
  const [painted, setPainted] = useState(back || (wholeAtOnce && isThere));
  useLayoutEffect(() => scrollTo(0, 0), []);
  useEffect(() => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => setPainted(true);
      port2.postMessage(null);
    });
  }, []);
  const shown = painted && isThere ? recorded.pages[word] : headers.get(word);
  return createElement(Fragment, null, ...(shown ?? []).map(element));
}

const linkAt = ({ target }: Event): string | null =>
  target instanceof Element ? (target.closest('a[href^="#/"]')?.getAttribute('href')?.slice(1) ?? null) : null;

function Main() {
  const { pathname } = useLocation();
  const go = useNavigate();
  useEffect(() => {
    const gone = new AbortController();
    const press = (event: Event): void => {
      const call = callOf(linkAt(event) ?? '');
      if (call !== undefined) void store.dispatch(api.endpoints.answer.initiate(call, { subscribe: false }));
    };
    const follow = (event: Event): void => {
      const link = linkAt(event);
      if (link === null) return;
      event.preventDefault();
      flushSync(() => void go(link));
    };
    addEventListener('pointerdown', press, gone);
    addEventListener('click', follow, gone);
    return () => gone.abort();
  }, [go]);
  return createElement(Page, { key: pathname, word: pathname.split('/')[1] ?? '', address: pathname });
}

const main = createElement(Routes, null, createElement(Route, { path: '*', element: createElement(Main) }));
const frame = createElement(Fragment, null, ...recorded.frame.map((one) => framed(one, main)));
for (const face of recorded.faces) void new FontFace(...face).load().then((loaded) => document.fonts.add(loaded));
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    createElement(Provider, { store, children: createElement(HashRouter, { useTransitions: false, children: frame }) }),
  );
