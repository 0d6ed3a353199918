import { createStore, delMany, entries, get, set } from 'idb-keyval';
import { decodeSnapshot } from '../entities/visit/snapshot';
import type { VisitSnapshot } from '../entities/visit/snapshot';
import { noteVisit } from './visitMarks';

/** Only the leagues visited last keep a snapshot. */
const MOST_LEAGUES = 30;

const snapshots = createStore('kbo-visits', 'leagues');

/** The snapshot of an earlier visit to a league; null: none, or storage is blocked. */
export async function keptSnapshot(code: string): Promise<VisitSnapshot | null> {
  try {
    return decodeSnapshot(await get(code, snapshots));
  } catch {
    return null;
  }
}

/** Stores a league's snapshot for the next visit, if the browser allows it. */
export async function keepSnapshot(code: string, snapshot: VisitSnapshot): Promise<void> {
  try {
    await set(code, snapshot, snapshots);
    noteVisit(code, snapshot.at);
    const kept = (await entries<IDBValidKey, unknown>(snapshots)).map(
      ([key, stored]) => [key, decodeSnapshot(stored)?.at ?? 0] as const,
    );
    const oldest = kept.toSorted(([, a], [, b]) => b - a).slice(MOST_LEAGUES);
    if (oldest.length > 0)
      await delMany(
        oldest.map(([key]) => key),
        snapshots,
      );
  } catch {
    // Storage is blocked: nothing to compare the next visit with, and no card.
  }
}
