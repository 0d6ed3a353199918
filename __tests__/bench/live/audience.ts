import { request } from 'node:http';
import type { ClientRequest } from 'node:http';

const ADDRESSES = 100;

/** Visitors who hold streams open. */
export interface Audience {
  /** When each stream received the awaited change (ms); reading empties the list. */
  heard: () => number[];
  /** How many streams are open. */
  open: () => number;
  leave: () => void;
}

/** Opens streams on a server from a hundred addresses of this machine and resolves once all of them are open. */
export async function gather(url: string, count: number): Promise<Audience> {
  const requests: ClientRequest[] = [];
  let heard: number[] = [];
  let open = 0;
  const one = (index: number) =>
    new Promise<void>((resolve, reject) => {
      const sent = request(`${url}/api/live`, { agent: false, localAddress: `127.0.1.${1 + (index % ADDRESSES)}` });
      requests.push(sent);
      sent.on('error', reject);
      sent.on('response', (response) => {
        if (response.statusCode !== 200) return reject(new Error(`stream ${index}: ${response.statusCode}`));
        open += 1;
        response.on('close', () => (open -= 1));
        response.on('data', (chunk: Buffer) => {
          if (chunk.includes('event: changed')) heard.push(Date.now());
        });
        resolve();
      });
      sent.end();
    });
  for (let index = 0; index < count; index += 1) await one(index);
  return {
    heard: () => {
      const before = heard;
      heard = [];
      return before;
    },
    open: () => open,
    leave: () => requests.forEach((sent) => sent.destroy()),
  };
}
