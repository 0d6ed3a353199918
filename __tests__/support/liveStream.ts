import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 20_000;

/** One stream of `GET /api/live` as a visitor holds it. */
export interface LiveStream {
  status: number;
  headers: IncomingMessage['headers'];
  /** Everything read so far. */
  text: () => string;
  /** The ids in each event so far. */
  told: () => string[][];
  /** Ends when the server has ended or cut the stream. */
  over: Promise<void>;
  /** Stops reading without leaving: a visitor with a bad line. */
  stall: () => void;
  leave: () => void;
}

/** Opens a stream and resolves once its head is there. */
export function openLive(base: string, headers: Record<string, string> = {}): Promise<LiveStream> {
  return new Promise((resolve, reject) => {
    const sent = request(`${base}/api/live`, { headers, agent: false });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: () => text,
        told: () =>
          [...text.matchAll(/^event: changed\ndata: (.*)$/gm)].map(([, data = '']) => JSON.parse(data).matches),
        over: new Promise((ended) => response.once('close', () => ended())),
        stall: () => void response.pause(),
        leave: () => void sent.destroy(),
      });
    });
    sent.end();
  });
}

/** Waits until something holds. @throws after twenty seconds */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not so within ${PATIENCE_MS} ms: ${holds.toString()}`);
    await pause(10);
  }
}
