import { TABLE_NAMES } from './tables';
import type { TableName } from './tables';
import { patchedIds } from './provenance';
import type { Age, EntityPatches } from './provenance';
import { createAction } from '@reduxjs/toolkit';

/** Ids by table. */
export type Ids = { readonly [Name in TableName]?: readonly string[] };

/** The latest successful answer to a request. */
export interface LedgerEntry {
  /** See `Age`; null: never answered, and its page shows what other answers contained about `ids`. */
  readonly fetchedAt: number | null;
  readonly fromOfflineCache: boolean;
  /** The ids it contained and therefore owns. */
  readonly ids: Ids;
}

/** The ledger: which request was answered when, and what it owns. */
export type QueryLedger = Readonly<Record<string, LedgerEntry>>;

function sameIds(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  if (a === b) return true;
  return a !== undefined && b !== undefined && a.length === b.length && a.every((id, index) => id === b[index]);
}

/** Records the ids and the time of an answer. Unchanged ids keep their identity. */
export function recordAnswer(
  ledger: QueryLedger,
  request: string,
  { fetchedAt, fromOfflineCache }: Age,
  patches: EntityPatches,
): QueryLedger {
  const ids: { [Name in TableName]?: readonly string[] } = {};
  for (const name of TABLE_NAMES) {
    const delivered = patchedIds(patches, name);
    if (delivered.length > 0) ids[name] = delivered;
  }
  const before = ledger[request]?.ids;
  const isSame = before !== undefined && TABLE_NAMES.every((name) => sameIds(before[name], ids[name]));
  return { ...ledger, [request]: { fetchedAt, fromOfflineCache, ids: isSame ? before : ids } };
}

/** Removes a request from the ledger. */
export function withoutRequest(ledger: QueryLedger, request: string): QueryLedger {
  return Object.fromEntries(Object.entries(ledger).filter(([key]) => key !== request));
}

/** An answer was received and decoded. Dispatched before its request is fulfilled. */
export const entitiesReceived = createAction<
  Age & {
    /** Cache key of the request; null if it has no cache entry (any more): then only known rows are updated. */
    readonly request: string | null;
    readonly patches: EntityPatches;
  }
>('entities/entitiesReceived');

/** A request returned exactly the bytes of its last answer, and no other answer has changed anything since. */
export const answerConfirmed = createAction<Age & { readonly request: string }>('entities/answerConfirmed');

/**
 * A page's own request has failed or is still pending; until it succeeds, the page shows what other answers contained
 * about its subject, and the request owns those rows.
 */
export const queryUnanswered = createAction<{ readonly request: string; readonly ids: Ids }>(
  'entities/queryUnanswered',
);

/** Time has passed: what nobody ended may be over. `now`: wall clock in Vienna, ms. */
export const timePassed = createAction<{ readonly now: number }>('entities/timePassed');

/** The query cache evicted a request; rows that only it owned may be removed. */
export const queryEvicted = createAction<{ readonly request: string }>('entities/answerForgotten');
