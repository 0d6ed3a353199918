import type { QueryLedger, LedgerEntry } from './queryLedger';
import { groupingOf, AUTHORITIES } from './provenance';
import { mergeTable, withRows, preserveFetchedAt } from './merge';
import type { AnswerSource } from './merge';
import { mapTables, TABLE_NAMES, emptyTables } from './tables';
import type { EntityTables, Table, TableName } from './tables';
import type { Age, Authority, Origin, Origins, ProvenanceTables, EntityPatches } from './provenance';
import type { UnknownAction } from '@reduxjs/toolkit';
import {
  recordAnswer,
  withoutRequest,
  answerConfirmed,
  queryEvicted,
  queryUnanswered,
  entitiesReceived,
  timePassed,
} from './queryLedger';
import { departed, dropUnowned, dropsReference } from './ownership';
import { isOverdue } from './match/rules';

const nobody: Table<Origins> = {};

/** The part of the state that every entity selector needs: the tables. */
export interface WithEntities {
  readonly entities: EntityTables;
}

/** Facts, where they come from, and which request was answered when and owns what. */
export interface EntityState extends WithEntities {
  /** The origin of each group of facts: table → id → group. */
  readonly provenance: ProvenanceTables;
  /** The latest answer of each cached request. */
  readonly queryLedger: QueryLedger;
}

const PARTS = ['entities', 'provenance', 'queryLedger'] as const;

/** Narrows a state of unknown type. */
export function hasEntities(state: unknown): state is EntityState {
  if (typeof state !== 'object' || state === null) return false;
  const parts: Partial<Record<string, unknown>> = { ...state };
  return PARTS.every((part) => typeof parts[part] === 'object' && parts[part] !== null);
}

/** Whether no answer changed anything between two states, not even its own time. */
export const sameEntities = (a: EntityState, b: EntityState): boolean => PARTS.every((part) => a[part] === b[part]);

export const initialEntityState: EntityState = { entities: emptyTables, provenance: {}, queryLedger: {} };

/** When the server sent the facts of an origin, ms; for a cached answer the ledger has the time. */
function ageIn(ledger: QueryLedger, origin: Origin): number {
  return 'request' in origin ? (ledger[origin.request]?.fetchedAt ?? -Infinity) : origin.fetchedAt;
}

/**
 * Merges an answer, strongest authority first, so that a club's own name comes before the names its matches embed.
 * @param owner the request that will own the rows; null: only known rows are updated
 */
function mergeAnswer(
  state: EntityState,
  owner: string | null,
  { patches, fetchedAt, fromOfflineCache }: Age & { readonly patches: EntityPatches },
): EntityState {
  const originOf = (authority: Authority): Origin =>
    owner === null ? { authority, fetchedAt, fromOfflineCache } : { authority, request: owner };
  const origins = { detail: originOf('detail'), list: originOf('list'), embedded: originOf('embedded') };
  const ageOf = (origin: Origin): number => ageIn(state.queryLedger, origin);
  const provenance: { [Name in TableName]?: Table<Origins> } = { ...state.provenance };
  const entities = mapTables(state.entities, (name, known) => {
    let rows = known;
    for (const authority of AUTHORITIES) {
      const updates = patches[authority]?.[name];
      if (updates === undefined) continue;
      const source: AnswerSource = { authority, fetchedAt, origins, ageOf };
      const merged = mergeTable(
        { rows, origins: provenance[name] ?? nobody },
        updates,
        groupingOf(name),
        source,
        owner === null,
      );
      rows = merged.rows;
      provenance[name] = merged.origins;
    }
    return rows;
  });
  const same = TABLE_NAMES.every((name) => provenance[name] === state.provenance[name]);
  return { entities, provenance: same ? state.provenance : provenance, queryLedger: state.queryLedger };
}

/** The state without the rows that no request in its ledger owns. */
function collectGarbage({ entities, provenance, queryLedger }: EntityState): EntityState {
  return { ...dropUnowned(entities, provenance, queryLedger), queryLedger };
}

function applyAnswer(state: EntityState, { payload }: ReturnType<typeof entitiesReceived>): EntityState {
  const { request, patches, fetchedAt, fromOfflineCache } = payload;
  const last = request === null ? undefined : state.queryLedger[request];
  // An answer overtaken by a newer one to the same request owns no rows.
  const owner = last?.fetchedAt != null && last.fetchedAt > fetchedAt ? null : request;
  const merged = mergeAnswer(state, owner, payload);
  const isLoose = dropsReference(state.entities, merged.entities, patches);
  if (owner === null) return isLoose ? collectGarbage(merged) : merged;
  const { entities } = merged;
  const provenance =
    last === undefined ? merged.provenance : preserveFetchedAt(merged.provenance, owner, last, patches);
  const queryLedger = recordAnswer(state.queryLedger, owner, { fetchedAt, fromOfflineCache }, patches);
  const next = withoutDeparted({ entities, provenance, queryLedger }, payload);
  return isLoose || dropsOwnership(last, queryLedger[owner]) ? collectGarbage(next) : next;
}

/** A club's own page implies which players have left. It does not own them, and counts only if newer than what is known. */
function withoutDeparted(
  state: EntityState,
  { patches, ...age }: Age & { readonly patches: EntityPatches },
): EntityState {
  const players = departed(state.entities, patches);
  return players === null ? state : mergeAnswer(state, null, { patches: { list: { players } }, ...age });
}

/** Whether a request no longer owns something that it owned before. */
function dropsOwnership(last: LedgerEntry | undefined, now: LedgerEntry | undefined): boolean {
  if (last === undefined || last.ids === now?.ids) return false;
  return TABLE_NAMES.some((name) => {
    const still = new Set(now?.ids[name]);
    return last.ids[name]?.some((id) => !still.has(id)) === true;
  });
}

function reduce(state: EntityState, action: UnknownAction): EntityState {
  const { entities, provenance, queryLedger } = state;
  if (entitiesReceived.match(action)) return applyAnswer(state, action);
  if (answerConfirmed.match(action)) {
    const { request, fetchedAt, fromOfflineCache } = action.payload;
    const last = queryLedger[request];
    // A copy older than the last answer confirms nothing.
    if (last === undefined || (last.fetchedAt ?? -Infinity) > fetchedAt) return state;
    return { ...state, queryLedger: { ...queryLedger, [request]: { ...last, fetchedAt, fromOfflineCache } } };
  }
  if (queryUnanswered.match(action)) {
    const { request, ids } = action.payload;
    if (queryLedger[request] !== undefined || !knowsAny(entities, ids)) return state;
    const unanswered = { fetchedAt: null, fromOfflineCache: false, ids };
    return { ...state, queryLedger: { ...queryLedger, [request]: unanswered } };
  }
  if (timePassed.match(action)) {
    const over = Object.values(entities.matches).filter((match) => isOverdue(match, action.payload.now));
    if (over.length === 0) return state;
    const rows = over.map((match) => [match.id, { ...match, status: 'unconfirmed' }] as const);
    return { ...state, entities: { ...entities, matches: withRows(entities.matches, Object.fromEntries(rows)) } };
  }
  if (queryEvicted.match(action)) {
    const { request } = action.payload;
    const last = queryLedger[request];
    if (last === undefined) return state;
    return collectGarbage({
      entities,
      provenance: preserveFetchedAt(provenance, request, last, {}),
      queryLedger: withoutRequest(queryLedger, request),
    });
  }
  return state;
}

/**
 * The normalised store: one reducer over three keys of the state, since an answer changes them together. Without drafts:
 * it compares first and writes only what changed, so an answer without news changes nothing but its own time.
 */
export function reduceEntities<State extends EntityState>(state: State, action: UnknownAction): State {
  const next = reduce(state, action);
  return sameEntities(next, state) ? state : { ...state, ...next };
}

/** Whether any of these ids is known. */
function knowsAny(tables: EntityTables, ids: LedgerEntry['ids']): boolean {
  return TABLE_NAMES.some((name) => ids[name]?.some((id) => Object.hasOwn(tables[name], id)));
}
