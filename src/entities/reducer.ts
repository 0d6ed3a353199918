import type { UnknownAction } from '@reduxjs/toolkit';
import { noteAnswer, strikeAnswer } from './answers';
import type { Answer, AnswerLedger } from './answers';
import { departed } from './departed';
import { answerConfirmed, answerForgotten, answerMissed, entitiesReceived, timePassed } from './events';
import { isOverdue } from './match/clock';
import { withRows } from './merge';
import { dropUnowned, loosens } from './owned';
import { pinAges } from './pins';
import { receive } from './receive';
import { emptyTables, TABLE_NAMES } from './tables';
import type { EntityTables } from './tables';
import type { Age, OriginTables, Told } from './told';

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
