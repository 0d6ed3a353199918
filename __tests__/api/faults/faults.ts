import type { Call } from './call';

/** An answer with a body of JSON. */
export const json = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
const refused = (status: number) => (): Promise<Response> =>
  Promise.resolve(json('{"error":true,"reason":"Something went wrong."}', status));
const said = (body: string) => (): Promise<Response> => Promise.resolve(json(body));
/** No answer until the caller gives up. */
const silence = (signal: AbortSignal | null | undefined): Promise<Response> =>
  new Promise((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );

/** What may happen to a call before its answer is read; `usable`: the answer counts all the same. */
export const faults: Readonly<
  Record<
    string,
    {
      readonly give: (call: Call, signal?: AbortSignal | null) => Promise<Response>;
      readonly usable?: (call: Call) => boolean;
    }
  >
> = {
  'no connection': { give: () => Promise.reject(new TypeError('Failed to fetch')) },
  'connection reset in the middle of the body': {
    give: () =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start: (stream) => stream.enqueue(new TextEncoder().encode('[{"id":')),
            pull: (stream) => stream.error(new TypeError('network error')),
          }),
        ),
      ),
  },
  'no answer for 15 s': { give: (_call, signal) => silence(signal) },
  '400': { give: refused(400) },
  '401': { give: refused(401) },
  '403': { give: refused(403) },
  '404': { give: refused(404) },
  '409': { give: refused(409) },
  '413': { give: refused(413) },
  '429': { give: refused(429) },
  '500': { give: refused(500) },
  '502 as HTML': {
    give: () =>
      Promise.resolve(
        new Response('<html><h1>502 Bad Gateway</h1></html>', {
          status: 502,
          headers: { 'Content-Type': 'text/html' },
        }),
      ),
  },
  '503 without a body': { give: () => Promise.resolve(new Response(null, { status: 503 })) },
  '200 as HTML': { give: said('<html>Wartung</html>'), usable: ({ changes }) => changes === true },
  // An article that is null is one that is gone (docs/api.md 4.14); so is one without a body. A list that is null is empty.
  'empty body': {
    give: said(''),
    usable: ({ changes, path }) => changes === true || path.startsWith('webClient/news/detail'),
  },
  null: {
    give: said('null'),
    usable: ({ changes, path, good }) =>
      changes === true || path.startsWith('webClient/news/detail') || Array.isArray(good),
  },
  'cut off in the middle': {
    give: ({ good }) => Promise.resolve(json(JSON.stringify(good).slice(0, -1) || '{')),
    usable: ({ changes }) => changes === true,
  },
  'a number': { give: said('7'), usable: ({ changes }) => changes === true },
  'a text of 5 MB': { give: said(JSON.stringify('x'.repeat(5_000_000))), usable: ({ changes }) => changes === true },
  'wrong shape': {
    give: ({ good }) => Promise.resolve(json(Array.isArray(good) ? '{"unerwartet":1}' : '[1,2,3]')),
    usable: ({ changes }) => changes === true,
  },
  '20,000 rows of nonsense': {
    give: said(JSON.stringify(Array.from({ length: 20_000 }, (_, n) => [null, 7, 'x', [], {}, { id: n }][n % 6]))),
    usable: ({ changes, good }) => changes === true || Array.isArray(good),
  },
};
