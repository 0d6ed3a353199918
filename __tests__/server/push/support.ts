import { PushNotifier } from '../../../server/push/notifier';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { NOW } from '../../support/serverFederation';

/** Between two messages of a match, on the server's clock and, where one waits, on this machine's. */
const APART_MS = 2_000;

/** A server that notifies, with a clock of its own. */
export interface PushServer extends TestServer {
  notifier: PushNotifier;
  /** Lets time pass on its clock. */
  pass: (seconds: number) => void;
}

/** Starts one. @param hosts push services that addresses may name */
export async function startPushing(
  where: Parameters<typeof startServer>[0],
  hosts: readonly string[],
  mostAMinute = 1_000_000,
): Promise<PushServer> {
  let now = NOW.getTime();
  const made: PushNotifier[] = [];
  const server = await startServer(where, {
    now: () => new Date(now),
    push: (store) => {
      const notifier = new PushNotifier(
        store,
        'mailto:office@kleinfeld.example',
        'https://kbo.example/',
        () => {},
        APART_MS,
      );
      made.push(notifier);
      return { notifier, hosts, mostAMinute };
    },
  });
  const [notifier] = made;
  if (notifier === undefined) throw new Error('the server was built without notifications');
  return {
    ...server,
    notifier,
    pass: (seconds) => {
      now += seconds * 1_000;
    },
    close: async () => {
      await notifier.stop();
      await server.close();
    },
  };
}

/** The headers of a call with a JSON body. */
export const JSON_BODY = { 'content-type': 'application/json' };
