import type { ReactElement } from 'react';
import type { AppStore } from '../../src/store/makeStore';
import { mount } from '../support/mount';
import { matchRow } from '../support/wire';

/** A match in a status, with score, matchday and venue. */
export const at = (n: number, status: string, more: object = {}) =>
  matchRow(n, {
    status,
    score: { home: 2, away: 1 },
    details: { gameday: 7, date: '2025-10-26T11:00:00Z', location: 'Platz Murmelau' },
    ...more,
  });

/** Draws a connected piece on a store. */
export const draw = (store: AppStore, content: ReactElement) => mount(content, '/', store);
