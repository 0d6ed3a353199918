import { api } from './api';
import type { RequestDefinition } from './ingest';

/** A browser's subscription (https://www.w3.org/TR/push-api/#pushsubscription-interface) and what it is notified of. */
export interface PushSubscribed {
  readonly endpoint: string;
  readonly keys: Readonly<Record<string, string>>;
  readonly subjects: readonly { readonly kind: string; readonly id: string; readonly events: readonly string[] }[];
}

const field = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Object.entries(body).find(([key]) => key === name)?.[1] : undefined;

export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The public key that a browser subscribes with; only on servers that offer `push` (docs/api.md 10). */
    pushKey: build.query<string, void>({
      query: (): RequestDefinition<string> => ({
        path: 'push/key',
        read: (body) => {
          const key = field(body, 'key');
          return typeof key === 'string' ? { ids: key, patches: {} } : null;
        },
      }),
    }),
    /** Replaces what the server notifies this browser of. @returns ids that it does not know */
    notifyMe: build.mutation<readonly string[], PushSubscribed>({
      query: (body): RequestDefinition<readonly string[]> => ({
        path: 'push',
        method: 'PUT',
        body,
        read: (answer) => {
          const unknown = field(answer, 'unknown');
          const ids = Array.isArray(unknown) ? unknown.filter((id) => typeof id === 'string') : [];
          return { ids, patches: {} };
        },
      }),
    }),
  }),
});
