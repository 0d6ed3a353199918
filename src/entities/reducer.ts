import type { UnknownAction } from '@reduxjs/toolkit';
import { dropUnowned, noteAnswer, strikeAnswer } from './answers';
import type { AnswerLedger } from './answers';
import { answerForgotten, entitiesReceived } from './events';
import { mergeTable } from './merge';
import { emptyTables, mapTables, TABLE_NAMES } from './tables';
import type { EntityTables } from './tables';

export interface EntitiesState extends EntityTables {
  readonly answers: AnswerLedger;
}

/** The part of the state that every entity selector needs. */
export interface WithEntities {
  readonly entities: EntitiesState;
}

/** For callers that are handed the state as unknown. */
export function hasEntities(state: unknown): state is WithEntities {
  return (
    typeof state === 'object' &&
    state !== null &&
    'entities' in state &&
    typeof state.entities === 'object' &&
    state.entities !== null
  );
}

const initialEntities: EntitiesState = { ...emptyTables, answers: {} };

/** The same state object if nothing in it changed. */
function settled(before: EntitiesState, after: EntitiesState): EntitiesState {
  const same = before.answers === after.answers && TABLE_NAMES.every((name) => before[name] === after[name]);
  return same ? before : after;
}

/**
 * The normalised store. A plain reducer rather than drafts: it reads and compares first and
 * writes only what changed, so an answer without news leaves the state the same object.
 */
export function entitiesReducer(state: EntitiesState = initialEntities, action: UnknownAction): EntitiesState {
  if (entitiesReceived.match(action)) {
    const { request, entities } = action.payload;
    const tables = mapTables(state, (name, table) => mergeTable(table, entities[name]));
    if (request === null) return settled(state, { ...tables, answers: state.answers });
    const before = state.answers[request];
    const answers = noteAnswer(state.answers, request, entities);
    const kept = before === undefined || answers === state.answers ? tables : dropUnowned(tables, before, answers);
    return settled(state, { ...kept, answers });
  }
  if (answerForgotten.match(action)) {
    const released = state.answers[action.payload.request];
    if (released === undefined) return state;
    const answers = strikeAnswer(state.answers, action.payload.request);
    return { ...dropUnowned(state, released, answers), answers };
  }
  return state;
}
