import { createParser } from 'eventsource-parser';
import { toId } from '../entities/ids';
import type { MatchId } from '../entities/ids';
import { callUrl } from '../api/paths';
import { parseBody } from '../api/decodeBody';
import { isRow } from '../api/wire/read';

/** The server sends something every 25 s; a longer silence means that the connection is dead. */
const SILENCE_MS = 30_000;

interface Listener {
  /** The first bytes have arrived, so no proxy is buffering the stream. */
  readonly onOpen: () => void;
  /** These matches changed; an empty list: possibly any of them. */
  readonly onChanged: (matches: readonly MatchId[]) => void;
}

/** How a stream ended. */
export interface StreamEnd {
  /** Whether it was ever open. */
  readonly opened: boolean;
  /** When to reconnect according to the server, ms; 0: not given. */
  readonly comeBackMs: number;
}

/** The ids in an event's data, or in a message from another tab; null: unreadable. */
export function readChanged(raw: unknown): readonly MatchId[] | null {
  const matches: unknown = isRow(raw) ? raw['matches'] : null;
  if (!Array.isArray(matches)) return null;
  return matches.flatMap((id: unknown) => (typeof id === 'string' ? (toId<MatchId>(id) ?? []) : []));
}

/**
 * Reads the server's stream of changes (docs/api.md 10) until it ends, breaks, falls silent or `outer` is aborted.
 * Never throws. Not an `EventSource`, which hides comments, so that a dead connection looks like a quiet one, and
 * `Retry-After`.
 */
export async function readStream({ onOpen, onChanged }: Listener, outer: AbortSignal): Promise<StreamEnd> {
  const cut = new AbortController();
  const abort = (): void => cut.abort();
  let silence = setTimeout(abort, SILENCE_MS);
  let opened = false;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const matches = event === 'changed' ? readChanged(parseBody(data)) : null;
      if (matches !== null) onChanged(matches);
    },
  });
  outer.addEventListener('abort', abort);
  try {
    const response = await fetch(callUrl('live'), {
      credentials: 'include',
      headers: { Accept: 'text/event-stream' },
      cache: 'no-store',
      // It stays open for minutes: not among what a page is waited for.
      priority: 'low',
      signal: cut.signal,
    });
    if (!response.ok || response.body === null) return { opened, comeBackMs: retryAfter(response) };
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { opened, comeBackMs: 0 };
      clearTimeout(silence);
      silence = setTimeout(abort, SILENCE_MS);
      if (!opened) onOpen();
      opened = true;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } catch {
    return { opened, comeBackMs: 0 };
  } finally {
    clearTimeout(silence);
    outer.removeEventListener('abort', abort);
  }
}

function retryAfter(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 600) * 1_000 : 0;
}
