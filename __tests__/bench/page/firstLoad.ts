import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { firstVisit } from './visit';
import type { Conditions } from './visit';

/**
 * What a first visit fetched before its content stood. Bytes of bodies as they came over the wire; scripts and styles
 * that stand in the page count as they would weigh alone.
 */
export interface FirstLoad {
  readonly script: number;
  readonly style: number;
  readonly font: number;
  /** Everything before content, of whatever kind, with headers. */
  readonly all: number;
  readonly scripts: readonly string[];
  /** Calls of the API that were sent before content. */
  readonly calls: readonly string[];
  readonly preflights: number;
  readonly foreignHosts: number;
  /** Encodings that scripts and styles came in. */
  readonly encodings: readonly string[];
  readonly content: number;
}

interface Fetched {
  readonly url: string;
  readonly method: string;
  readonly sentAt: number;
  readonly type: string;
  encoding: string;
  body: number;
  withHeaders: number;
  arrivedAt: number;
}

function inlined(page: string, element: 'script' | 'style'): number {
  const texts = [...page.matchAll(new RegExp(`<${element}[^>]*>([^]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  );
  return texts.filter((text) => text !== '').reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

/** Opens a page with empty caches and reads the browser's own byte counts. */
export function firstLoad(browser: Browser, site: string, path: string, conditions: Conditions): Promise<FirstLoad> {
  return firstVisit(browser, site, conditions, async ({ page, cdp, notes }) => {
    const fetched = new Map<string, Fetched>();
    let started = 0;
    cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
      if (started === 0) started = timestamp;
      fetched.set(requestId, {
        url: request.url,
        method: request.method,
        sentAt: (timestamp - started) * 1000,
        type: type ?? '',
        encoding: '',
        body: 0,
        withHeaders: 0,
        arrivedAt: Number.POSITIVE_INFINITY,
      });
    });
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      const one = fetched.get(requestId);
      if (one !== undefined)
        one.encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? 'none';
    });
    cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const one = fetched.get(requestId);
      if (one !== undefined) one.body += encodedDataLength;
    });
    cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      const one = fetched.get(requestId);
      if (one !== undefined)
        Object.assign(one, { withHeaders: encodedDataLength, arrivedAt: (timestamp - started) * 1000 });
    });
    const document = await page.goto(`/#${path}`, { waitUntil: 'commit' });
    const { content } = await notes();
    const html = (await document?.text()) ?? '';
    const before = [...fetched.values()].filter(({ arrivedAt }) => arrivedAt <= content);
    const bytes = (type: string): number =>
      before.filter((one) => one.type === type).reduce((sum, one) => sum + one.body, 0);
    const sent = [...fetched.values()].filter(({ sentAt, url }) => sentAt <= content && url.includes('/api/'));
    return {
      script: bytes('Script') + inlined(html, 'script'),
      style: bytes('Stylesheet') + inlined(html, 'style'),
      font: bytes('Font'),
      all: before.reduce((sum, one) => sum + one.withHeaders, 0),
      scripts: [
        `in the page ${(inlined(html, 'script') / 1000).toFixed(1)}`,
        ...before
          .filter(({ type }) => type === 'Script')
          .map(({ url, body }) => `${url.split('/').at(-1)?.split('.')[0]} ${(body / 1000).toFixed(1)}`),
      ],
      calls: sent.filter(({ method }) => method !== 'OPTIONS').map(({ url }) => url.split('/api/')[1] ?? url),
      preflights: sent.filter(({ method }) => method === 'OPTIONS').length,
      foreignHosts:
        new Set([...fetched.values()].filter(({ url }) => /^https?:/.test(url)).map(({ url }) => new URL(url).origin))
          .size - 1,
      encodings: [
        ...new Set(
          before.filter(({ type }) => type === 'Script' || type === 'Stylesheet').map(({ encoding }) => encoding),
        ),
      ],
      content,
    };
  });
}
