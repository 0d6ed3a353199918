import type { AnswerLedger, Answer } from './queryLedger';
import { groupingOf, AUTHORITIES } from './provenance';
import { mergeTable, withRows, pinAges } from './merge';
import type { AnswerSource } from './merge';
import { mapTables, TABLE_NAMES, emptyTables } from './tables';
import type { EntityTables, Table, TableName } from './tables';
import type { Age, Authority, Origin, Origins, OriginTables, Told } from './provenance';
import type { UnknownAction } from '@reduxjs/toolkit';
import {
  noteAnswer,
  strikeAnswer,
  answerConfirmed,
  answerForgotten,
  answerMissed,
  entitiesReceived,
  timePassed,
} from './queryLedger';
import { departed, dropUnowned, loosens } from './ownership';
import { isOverdue } from './match/rules';

const nobody: Table<Origins> = {};

interface Holding extends EntityTables {
  readonly origins: OriginTables;
  readonly answers: AnswerLedger;
}

/** When the server sent the facts of an origin, ms; for a cached answer the ledger has the time. */
function ageIn(answers: AnswerLedger, origin: Origin): number {
  return 'in' in origin ? (answers[origin.in]?.at ?? -Infinity) : origin.at;
}

/**
 * Merges an answer, strongest authority first, so that a club's own name comes before the names its matches mention.
 * @param owner the request that will own the rows; null: only known rows are updated
 */
function receive(
  state: Holding,
  owner: string | null,
  { told, at, kept }: Age & { readonly told: Told },
): { readonly tables: EntityTables; readonly origins: OriginTables } {
  const originOf = (by: Authority): Origin => (owner === null ? { by, at, kept } : { by, in: owner });
  const own = { own: originOf('own'), listed: originOf('listed'), mentioned: originOf('mentioned') };
  const ageOf = (origin: Origin): number => ageIn(state.answers, origin);
  const origins: { [Name in TableName]?: Table<Origins> } = { ...state.origins };
  const tables = mapTables(state, (name, known) => {
    let rows = known;
    for (const by of AUTHORITIES) {
      const updates = told[by]?.[name];
      if (updates === undefined) continue;
      const source: AnswerSource = { by, at, origins: own, ageOf };
      const merged = mergeTable(
        { rows, origins: origins[name] ?? nobody },
        updates,
        groupingOf(name),
        source,
        owner === null,
      );
      rows = merged.rows;
      origins[name] = merged.origins;
    }
    return rows;
  });
  const same = TABLE_NAMES.every((name) => origins[name] === state.origins[name]);
  return { tables, origins: same ? state.origins : origins };
}

/** Facts, their origins, and the ledger of answers. */
export interface EntitiesState extends EntityTables {
  readonly origins: OriginTables;
  readonly answers: AnswerLedger;
}

/** The part of the state that every entity selector needs. */
export interface WithEntities {
  readonly entities: EntitiesState;
}

/** Narrows a state of unknown type. */
export function hasEntities(state: unknown): state is WithEntities {
  return (
    typeof state === 'object' &&
    state !== null &&
    'entities' in state &&
    typeof state.entities === 'object' &&
    state.entities !== null
  );
}

const initialEntities: EntitiesState = { ...emptyTables, origins: {}, answers: {} };

/** The state with a new ledger, without the rows that no request owns any more. */
function swept(state: EntitiesState, origins: OriginTables, answers: AnswerLedger): EntitiesState {
  const { tables, origins: kept } = dropUnowned(state, origins, answers);
  return { ...tables, origins: kept, answers };
}

function taken(state: EntitiesState, { payload }: ReturnType<typeof entitiesReceived>): EntitiesState {
  const { request, told, at, kept } = payload;
  const last = request === null ? undefined : state.answers[request];
  // An answer overtaken by a newer one to the same request owns no rows.
  const owner = last?.at != null && last.at > at ? null : request;
  const { tables, origins } = receive(state, owner, payload);
  const isLoose = loosens(state, tables, told);
  if (owner === null) {
    const next = { ...tables, origins, answers: state.answers };
    return isLoose ? swept(next, origins, state.answers) : next;
  }
  const aged = last === undefined ? origins : pinAges(origins, owner, last, told);
  const answers = noteAnswer(state.answers, owner, { at, kept }, told);
  const next = withoutDeparted({ ...tables, origins: aged, answers }, payload);
  return isLoose || loses(last, answers[owner]) ? swept(next, next.origins, answers) : next;
}

/** A club's own page implies which players have left. It does not own them, and counts only if newer than what is known. */
function withoutDeparted(state: EntitiesState, { told, at, kept }: Age & { readonly told: Told }): EntitiesState {
  const players = departed(state, told);
  if (players === null) return state;
  const { tables, origins } = receive(state, null, { told: { listed: { players } }, at, kept });
  return { ...state, ...tables, origins };
}

/** Whether a request no longer owns something that it owned before. */
function loses(last: Answer | undefined, now: Answer | undefined): boolean {
  if (last === undefined || last.ids === now?.ids) return false;
  return TABLE_NAMES.some((name) => {
    const still = new Set(now?.ids[name]);
    return last.ids[name]?.some((id) => !still.has(id)) === true;
  });
}

/**
 * The normalised store. A plain reducer without drafts: it compares first and writes only what changed,
 * so an answer without news changes nothing but its own time.
 */
export function entitiesReducer(state: EntitiesState = initialEntities, action: UnknownAction): EntitiesState {
  if (entitiesReceived.match(action)) return taken(state, action);
  if (answerConfirmed.match(action)) {
    const { request, at, kept } = action.payload;
    const last = state.answers[request];
    // A copy older than the last answer confirms nothing.
    if (last === undefined || (last.at ?? -Infinity) > at) return state;
    return { ...state, answers: { ...state.answers, [request]: { ...last, at, kept } } };
  }
  if (answerMissed.match(action)) {
    const { request, ids } = action.payload;
    const known = state.answers[request] !== undefined || !holds(state, ids);
    return known ? state : { ...state, answers: { ...state.answers, [request]: { at: null, kept: false, ids } } };
  }
  if (timePassed.match(action)) {
    const over = Object.values(state.matches).filter((match) => isOverdue(match, action.payload.now));
    if (over.length === 0) return state;
    const rows = over.map((match) => [match.id, { ...match, status: 'unconfirmed' }] as const);
    return { ...state, matches: withRows(state.matches, Object.fromEntries(rows)) };
  }
  if (answerForgotten.match(action)) {
    const { request } = action.payload;
    const last = state.answers[request];
    if (last === undefined) return state;
    return swept(state, pinAges(state.origins, request, last, {}), strikeAnswer(state.answers, request));
  }
  return state;
}

/** Whether any of these ids is known. */
function holds(tables: EntityTables, ids: Answer['ids']): boolean {
  return TABLE_NAMES.some((name) => ids[name]?.some((id) => Object.hasOwn(tables[name], id)));
}
