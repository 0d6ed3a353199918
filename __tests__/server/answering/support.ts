import type { SharedServer } from '../../support/serverDuring';

/** How often fifty visitors answer one request at the same moment; the figure of docs/testing.md is reached with ANSWER_ROUNDS=1000. */
export const ROUNDS = Number(process.env.ANSWER_ROUNDS ?? 3);

export const json = { 'content-type': 'application/json' };

/** Sends what a button of the site sends. */
export const poster =
  (server: SharedServer) =>
  (call: string, body?: unknown): ReturnType<SharedServer['ask']> =>
    server.ask(call, { method: 'POST', ...(body === undefined ? {} : { body, headers: json }) });
