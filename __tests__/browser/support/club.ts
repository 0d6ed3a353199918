import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext } from '@playwright/test';

/** The page of a club, on another origin than the site's. */
export interface Club {
  readonly url: string;
  /** What it shows from now on. Its policy names one other host alone. */
  readonly show: (host: string, body: string) => void;
  readonly close: () => void;
}

/** Starts a server for the page of a club. */
export async function openClub(): Promise<Club> {
  const page = { body: '', policy: '' };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('content-security-policy', page.policy);
    response.end(page.body);
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    show: (host, body) => {
      page.policy = `default-src 'none'; img-src 'self'; frame-src ${host}; script-src ${host}`;
      page.body = `<!doctype html><html lang="de"><title>Verein</title><body>${body}</body></html>`;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Named {
  readonly id: string;
}

/** The paths of the four kinds of embed, of one league. */
export async function embedsOf(request: APIRequestContext): Promise<readonly string[]> {
  const matches: readonly Named[] = await (await request.get('/api/webClient/matches/league/W1A/primary')).json();
  const clubs: readonly Named[] = await (await request.get('/api/webClient/clubs/league/W1A')).json();
  return ['tabelle/W1A', 'spieltag/W1A', `team/${clubs[0]?.id}`, `match/${matches[0]?.id}`];
}

/** Frames as a club copies them, each with its path as its title. @param more attributes; heights as of the code, if left out */
export const framesOf = (host: string, embeds: readonly string[], more = ''): string =>
  embeds
    .map(
      (path) =>
        `<iframe src="${host}/einbetten/${path}" title="${path}" width="100%" frameborder="0" ${more}></iframe>`,
    )
    .join('');

/** The script that gives them their height. */
export const frameScript = (host: string): string => `<script async src="${host}/einbetten/rahmen.js"></script>`;
