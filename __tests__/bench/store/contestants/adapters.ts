import { combineReducers, configureStore, createAction, createEntityAdapter, createReducer } from '@reduxjs/toolkit';
import { normalize, schema } from 'normalizr';
import type { Schema } from 'normalizr';
import type { Contestant } from '../contestant';

interface Row {
  readonly id: string;
  readonly [field: string]: unknown;
}

const team = new schema.Entity('teams');
const player = new schema.Entity('players');
const event = new schema.Entity('events');
const blanket = { players: [player] };
const match = new schema.Entity('matches', {
  home_team: team,
  away_team: team,
  home_blanket: blanket,
  away_blanket: blanket,
  events: [event],
});
const season = new schema.Entity('seasons', { matches: [match] });

const received = createAction<Readonly<Record<string, Record<string, Row> | undefined>>>('received');

/** One table the way the toolkit's manual shows it. */
function table(name: string) {
  const adapter = createEntityAdapter<Row>();
  return createReducer(adapter.getInitialState(), (builder) => {
    builder.addCase(received, (state, { payload }) => {
      const rows = payload[name];
      if (rows !== undefined) adapter.upsertMany(state, rows);
    });
  });
}

const reducer = combineReducers({
  seasons: table('seasons'),
  matches: table('matches'),
  teams: table('teams'),
  players: table('players'),
  events: table('events'),
});

/** The usual way: normalizr, then entity adapters of the Redux Toolkit. */
export const adapters: Contestant = {
  name: 'normalizr + adapters',
  create: () => {
    const store = configureStore({ reducer });
    const take = (shape: Schema, text: string): void =>
      void store.dispatch(
        received(normalize<unknown, Parameters<typeof received>[0]>(JSON.parse(text), shape).entities),
      );
    return {
      seasons: (text) => take([season], text),
      poll: (text) => take([{ matches: [match] }], text),
      homeGoals: (matches) =>
        matches.map(
          (id) => (store.getState().matches.entities[id]?.['score'] as { readonly home: number } | undefined)?.home,
        ),
    };
  },
};
