import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestServer } from './serverApp';
import type { Json } from './serverApp';

/** An API with the answers of our server, written in another deployment's way. */
export interface VariantApi {
  url: string;
  /** Addresses of the calls so far. */
  calls: string[];
  /** The most calls that were under way at once. */
  atOnce: () => number;
  close: () => Promise<void>;
}

/** How an answer is written, at once or later: the body as it goes out, or `{ refuse, text }`: a status to refuse with. */
export type Manner = (body: Json, path: string, attempt: number) => Json;

/** Starts an API over HTTP that passes on a server's answers, rewritten. */
export async function startVariant(server: TestServer, manner: Manner = (body) => body): Promise<VariantApi> {
  const calls: string[] = [];
  let [running, most] = [0, 0];
  const http = createServer((request, response) => {
    const path = (request.url ?? '').replace(/^\/api\//, '');
    calls.push(path);
    running += 1;
    most = Math.max(most, running);
    void server.ask(path).then(async ({ status, body }) => {
      // Long enough for other calls to arrive meanwhile.
      await new Promise((done) => setTimeout(done, 2));
      const attempt = calls.filter((call) => call === path).length;
      const told = status === 200 ? await manner(body, path, attempt) : { refuse: status, text: JSON.stringify(body) };
      running -= 1;
      if (typeof told?.refuse === 'number') response.writeHead(told.refuse).end(told.text);
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told));
    });
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    calls,
    atOnce: () => most,
    close: () => new Promise((closed) => http.close(() => closed())),
  };
}

const DATES = /^(date|created|blockdate|.*_date)$/;
const NUMBERS = /^(minute|home|away|gameday|count|points|number)$/;

/** The same facts as an older deployment writes them: wrapped dates, numbers and ids, lists in envelopes, other words. */
export function wrapped(value: Json, key = ''): Json {
  if (Array.isArray(value)) {
    const items = value.map((item) => wrapped(item));
    return ['matches', 'players', 'events', 'upcoming', 'form'].includes(key) ? items : { items, metadata: {} };
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).flatMap(([name, field]) => {
      // An empty field is left out; one id has its other name.
      if (field === null || name === '_id') return [];
      if (name === 'id' && 'minute' in value) return [['_id', { $oid: field }]];
      return [[name, wrapped(field, name)]];
    });
    return Object.fromEntries(fields);
  }
  if (typeof value === 'string' && DATES.test(key) && /^\d{4}-/.test(value)) {
    return { $date: { $numberLong: String(Date.parse(value)) } };
  }
  if (typeof value === 'number' && NUMBERS.test(key)) return { $numberLong: String(value) };
  return value === 'abgebrochen' ? 'abbgebrochen' : value;
}
