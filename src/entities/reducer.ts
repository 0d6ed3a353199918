import type { UnknownAction } from '@reduxjs/toolkit';
import { dropUnowned, noteAnswer, strikeAnswer } from './answers';
import type { AnswerLedger } from './answers';
import { answerForgotten, entitiesReceived } from './events';
import { mergeTable } from './merge';
import { emptyTables } from './tables';
import type { EntityTables, EntityUpdates } from './tables';

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

export const initialEntities: EntitiesState = { ...emptyTables, answers: {} };

function mergeAll(known: EntityTables, updates: EntityUpdates): EntityTables {
  return {
    leagues: mergeTable(known.leagues, updates.leagues),
    clubs: mergeTable(known.clubs, updates.clubs),
    players: mergeTable(known.players, updates.players),
    matches: mergeTable(known.matches, updates.matches),
    seasons: mergeTable(known.seasons, updates.seasons),
    news: mergeTable(known.news, updates.news),
    slides: mergeTable(known.slides, updates.slides),
    standings: mergeTable(known.standings, updates.standings),
    leaderboard: mergeTable(known.leaderboard, updates.leaderboard),
    suspensions: mergeTable(known.suspensions, updates.suspensions),
    transfers: mergeTable(known.transfers, updates.transfers),
    postponements: mergeTable(known.postponements, updates.postponements),
  };
}

/** The same state object if nothing in it changed. */
function settled(before: EntitiesState, after: EntitiesState): EntitiesState {
  const names: readonly (keyof EntitiesState)[] = [
    'answers',
    'leagues',
    'clubs',
    'players',
    'matches',
    'seasons',
    'news',
    'slides',
    'standings',
    'leaderboard',
    'suspensions',
    'transfers',
    'postponements',
  ];
  return names.every((name) => before[name] === after[name]) ? before : after;
}

/**
 * The normalised store. A plain reducer rather than drafts: it reads and compares first and
 * writes only what changed, so an answer without news leaves the state the same object.
 */
export function entitiesReducer(state: EntitiesState = initialEntities, action: UnknownAction): EntitiesState {
  if (entitiesReceived.match(action)) {
    const { request, entities } = action.payload;
    const tables = mergeAll(state, entities);
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
