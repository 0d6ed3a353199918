import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const REST = 500;
const LIMIT = 60_000;

/**
 * Watches a page's requests from now on; what it gives back waits until none has been open for half a second. Playwright's
 * own `networkidle` never came for one page in some fifty whose requests had all ended.
 * @throws Error naming what is still open after a minute
 */
export function networkRest(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changed = Date.now();
  const ended = (request: Request): void => {
    open.delete(request);
    changed = Date.now();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    const until = Date.now() + LIMIT;
    while (open.size > 0 || Date.now() - changed < REST) {
      if (Date.now() > until)
        throw new Error(`After a minute still open: ${[...open].map((request) => request.url()).join(', ')}`);
      await pause(50);
    }
  };
}
