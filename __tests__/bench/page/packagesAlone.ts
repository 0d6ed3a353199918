import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { createElement, Fragment, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { HashRouter, Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { afterPaint, callOf, headerOf, linkAt, makeFaces, recorded, wholeAtOnce, wordOf } from './recorded';
import type { Drawn } from './recorded';

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

function Page({ word, address }: { readonly word: string; readonly address: string }) {
  const call = callOf(address);
  const { data } = api.endpoints.answer.useQuery(call ?? '', { skip: call === undefined });
  const isThere = call === undefined || data !== undefined;
  const back = String(useNavigationType()) === 'POP';
  const [painted, setPainted] = useState(back || (wholeAtOnce && isThere));
  useLayoutEffect(() => scrollTo(0, 0), []);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  const shown = painted && isThere ? recorded.pages[word] : headers.get(word);
  return createElement(Fragment, null, ...(shown ?? []).map(element));
}

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
  return createElement(Page, { key: pathname, word: wordOf(pathname), address: pathname });
}

const main = createElement(Routes, null, createElement(Route, { path: '*', element: createElement(Main) }));
const frame = createElement(Fragment, null, ...recorded.frame.map((one) => framed(one, main)));
makeFaces();
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    createElement(Provider, { store, children: createElement(HashRouter, { useTransitions: false, children: frame }) }),
  );
