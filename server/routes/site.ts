import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { FOR_EVER } from '../http/answerHeaders';
import type { HotDoor } from '../http/hotDoor';
import { contentSecurityPolicy } from '../http/securityHeaders';
import type { Inlined } from '../http/securityHeaders';
import { sendForEver } from '../http/sendAnswer';
import { readSiteFile } from './siteFile';

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
  door: HotDoor,
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
      return sendForEver(door, request, reply, file, { 'content-security-policy': policy() });
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
