import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';
/** Files whose name changes with their content. */
const HASHED = /[\\/]assets[\\/]/;

/** Serves the built site: files with hashed names cached for ever, everything else revalidated each time. */
export async function siteRoutes(app: FastifyInstance, directory: string): Promise<void> {
  if (!existsSync(directory)) return;
  await app.register(fastifyStatic, {
    root: resolve(directory),
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', HASHED.test(path) ? FOR_EVER : ASK_EACH_TIME);
      response.setHeader('vary', 'Accept-Encoding');
    },
  });
}
