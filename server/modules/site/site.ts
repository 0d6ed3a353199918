import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { CachedResponse } from '../../cache/response';
import type { Encoding } from '../../cache/response';
import type { FastPath } from '../../http/fastPath';
import { contentSecurityPolicy, FOR_EVER } from '../../http/headers';
import type { Inlined } from '../../http/headers';
import { sendForEver } from '../../http/route';

/** What a first visit asks for; anything else is sent from the disk. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
const COPIES: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** A file in a folder with its compressed copies. Undefined: unreadable, of another type, or outside the folder. */
async function readSiteFile(folder: string, name: string): Promise<CachedResponse | undefined> {
  const [file, type] = [join(folder, name), TYPES[extname(name)]];
  if (type === undefined || !file.startsWith(folder + sep)) return undefined;
  const read = (path: string): Promise<Buffer | undefined> => readFile(path).catch(() => undefined);
  const [content, ...copies] = await Promise.all([read(file), ...COPIES.map(([, suffix]) => read(file + suffix))]);
  if (content === undefined) return undefined;
  const given = COPIES.flatMap(([encoding], at) => {
    const copy = copies[at];
    return copy === undefined ? [] : [[encoding, copy] as const];
  });
  return new CachedResponse(content, type, [], new Map(given));
}

const ASK_EACH_TIME = 'no-cache';
/** Files whose name changes with their content. */
const HASHED = /[\\/]assets[\\/]/;

/** The page's content policy, read anew when the site was built anew. */
function pagePolicy(directory: string, connectSources: readonly string[]): () => string {
  const file = join(directory, 'inlined.json');
  let read: { at: number | undefined; policy: string } | undefined;
  return () => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (read === undefined || at !== read.at) {
      const inlined = at === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as Inlined);
      read = { at, policy: contentSecurityPolicy(connectSources, inlined) };
    }
    return read.policy;
  };
}

/**
 * Serves the built site: files with hashed names cached for ever, by browsers and here, everything else revalidated each
 * time. All carry the page's policy, which names what stands in the page itself: the page has many spellings (`//`),
 * and an answer without a body updates the cached headers, too.
 */
export async function siteRoutes(
  app: FastifyInstance,
  fastPath: FastPath,
  directory: string,
  connectSources: readonly string[],
): Promise<void> {
  if (!existsSync(directory)) return;
  const root = resolve(directory);
  const policy = pagePolicy(root, connectSources);
  await app.register(async (site) => {
    site.addHook('onRequest', (_request, reply, done) => {
      reply.header('content-security-policy', policy());
      done();
    });
    site.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
      const name = request.params['*'];
      const file = await readSiteFile(join(root, 'assets'), name);
      if (file === undefined) return reply.sendFile(join('assets', name));
      return sendForEver(fastPath, request, reply, file, { 'content-security-policy': policy() });
    });
    await site.register(fastifyStatic, {
      root,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.setHeader('cache-control', HASHED.test(path) ? FOR_EVER : ASK_EACH_TIME);
        response.setHeader('vary', 'Accept-Encoding');
      },
    });
  });
}
