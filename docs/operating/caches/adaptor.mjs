/**
 * Passes purges of the server on to Fastly or to Cloudflare: PURGE_HOOK=http://127.0.0.1:8099/, PURGE_TOKEN as here.
 * Fastly:     PURGE_TOKEN=… FASTLY_SERVICE=… FASTLY_KEY=… node adaptor.mjs
 * Cloudflare: PURGE_TOKEN=… CLOUDFLARE_ZONE=… CLOUDFLARE_TOKEN=… node adaptor.mjs
 * Fastly reads the answers' Surrogate-Key as it is. Cloudflare wants the same words with commas in Cache-Tag: its worker
 * that fetches from the server sets them. It answers once the cache has: what fails is called again by the server.
 */
import { createServer } from 'node:http';

const { PORT = '8099', PURGE_TOKEN, FASTLY_SERVICE, FASTLY_KEY, CLOUDFLARE_ZONE, CLOUDFLARE_TOKEN } = process.env;
const { FASTLY_API = 'https://api.fastly.com', CLOUDFLARE_API = 'https://api.cloudflare.com' } = process.env;
/** What one call may name. */
const [FASTLY_KEYS, CLOUDFLARE_TAGS] = [256, 30];

async function post(address, headers, body) {
  const response = await fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(4_000) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
}

function listsOf(words, most) {
  return Array.from({ length: Math.ceil(words.length / most) }, (_, at) => words.slice(at * most, (at + 1) * most));
}

async function purge(tags) {
  const all = tags.includes('*');
  if (FASTLY_SERVICE !== undefined) {
    const service = `${FASTLY_API}/service/${FASTLY_SERVICE}`;
    if (all) return post(`${service}/purge_all`, { 'fastly-key': FASTLY_KEY });
    const calls = listsOf(tags, FASTLY_KEYS).map((keys) => ({
      'fastly-key': FASTLY_KEY,
      'surrogate-key': keys.join(' '),
    }));
    return Promise.all(calls.map((headers) => post(`${service}/purge`, headers)));
  }
  const zone = `${CLOUDFLARE_API}/client/v4/zones/${CLOUDFLARE_ZONE}/purge_cache`;
  const headers = { authorization: `Bearer ${CLOUDFLARE_TOKEN}`, 'content-type': 'application/json' };
  const bodies = all ? [{ purge_everything: true }] : listsOf(tags, CLOUDFLARE_TAGS).map((some) => ({ tags: some }));
  return Promise.all(bodies.map((body) => post(zone, headers, JSON.stringify(body))));
}

createServer((request, response) => {
  if (PURGE_TOKEN === undefined || request.headers.authorization !== `Bearer ${PURGE_TOKEN}`)
    return response.writeHead(401).end();
  purge(String(request.headers['surrogate-key'] ?? '').split(' ')).then(
    () => response.writeHead(204).end(),
    (error) => {
      console.error(error.message);
      response.writeHead(502).end();
    },
  );
}).listen(Number(PORT), '127.0.0.1');
