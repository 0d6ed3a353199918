import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import { toId } from '../../src/entities/ids';
import type { MatchId } from '../../src/entities/ids';
import type { makeStore } from '../../src/store/makeStore';
import { matchId, matchRow } from '../support/wire';

/** An id of any kind. */
export const key = <I extends string>(text: string): I => toId(text) as unknown as I;
/** Id of a match. */
export const match = (n: number) => key<MatchId>(matchId(n));

/** A match in a status, with score, matchday and venue. */
export const at = (n: number, status: string, more: object = {}) =>
  matchRow(n, {
    status,
    score: { home: 2, away: 1 },
    details: { gameday: 7, date: '2025-10-26T11:00:00Z', location: 'Platz Murmelau' },
    ...more,
  });

/** Draws a connected piece on a store. */
export const draw = (store: ReturnType<typeof makeStore>, content: ReactElement) =>
  render(
    <Provider store={store}>
      <HashRouter>{content}</HashRouter>
    </Provider>,
  );
