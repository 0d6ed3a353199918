import type { UnknownAction } from '@reduxjs/toolkit';
import { READING_CALLS, readingPattern } from '../../src/api/paths';
import { queryEvicted } from '../../src/entities/queryLedger';
import { TABLE_NAMES } from '../../src/entities/tables';
import type { AppStore } from '../../src/store/makeStore';
import { calls } from '../api/faults/calls';
import type { Call } from '../api/faults/call';
import { network } from '../support/answers';
import { testStore } from '../support/store';
import { clubId, leagueId, matchId, newsId, playerId, postponementId, seasonId, transferId } from '../support/wire';

const reading = calls.filter(({ path }) => READING_CALLS.some((name) => readingPattern(name).test(path)));

/** A store after some calls, each answered well. */
async function after(asked: readonly Call[], written = (good: string) => good): Promise<AppStore> {
  const net = network(Object.fromEntries(asked.map(({ path, good }) => [path, written(JSON.stringify(good))])));
  const store = testStore();
  for (const { ask } of asked) await ask(store);
  net.restore();
  return store;
}

const tables = (store: AppStore) => TABLE_NAMES.map((name) => [name, store.getState().entities[name]] as const);
const idsIn = (store: AppStore) => new Set(tables(store).flatMap(([, table]) => Object.keys(table)));

/** Every text in a value, and every key. */
function texts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}
function keys(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(keys);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keys(inner)]);
}

/** What answers hold besides ids: how a list is headed or cut. */
const NO_IDS: Readonly<Record<string, readonly string[]>> = {
  'webClient/livescore': ['Quarzliga'],
};

describe('docs/architecture.md 1, over every reading call and every table', () => {
  test('every reading call is made, and together they fill every table', async () => {
    const unasked = READING_CALLS.filter((name) => !reading.some(({ path }) => readingPattern(name).test(path)));
    // Asked only where the browser hides why a table failed (src/league/useLeagueGap.ts).
    expect(unasked).toEqual(['primary']);
    const store = await after(reading);
    expect(tables(store).flatMap(([name, table]) => (Object.keys(table).length === 0 ? [name] : []))).toEqual([]);
  });

  test.each(reading.map((call) => [call.path, call] as const))(
    '%s leaves ids in the query cache, nothing else',
    async (path, call) => {
      const store = await after([call]);
      const known = idsIn(store);
      const { queries } = store.getState().api;
      const held = Object.values(queries).flatMap((query) => texts(query?.data));
      expect(Object.keys(queries)).toHaveLength(1);
      expect(held.filter((text) => !known.has(text) && !NO_IDS[path]?.includes(text))).toEqual([]);
    },
  );

  test('no key of the wire is a key of the state', async () => {
    const store = await after(reading);
    const wire = tables(store).flatMap(([, table]) => Object.values(table).flatMap(keys));
    expect(wire.length).toBeGreaterThan(50);
    expect(
      wire.filter((key) => /_|^(?:sid_|playerid|teamid|blockdate|homepagedata|sliderdata|coverimg|trikot)$/.test(key)),
    ).toEqual([]);
  });

  test.each(TABLE_NAMES)('%s: rows that no answer holds any more are dropped', async (name) => {
    const store = await after(reading);
    expect(Object.keys(store.getState().entities[name])).not.toEqual([]);
    for (const request of Object.keys(store.getState().queryLedger)) {
      const forget: UnknownAction = queryEvicted({ request });
      store.dispatch(forget);
    }
    expect(store.getState().entities[name]).toEqual({});
    expect(store.getState().provenance[name] ?? {}).toEqual({});
  });

  const hostile = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype', 'undefined', '~x'];
  const own = [
    clubId(1),
    leagueId(1),
    matchId(1),
    newsId(1),
    playerId(1),
    postponementId(1),
    seasonId(1),
    transferId(1),
  ];
  test.each(hostile)('an id %s is an id like any other in every table', async (raw) => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const plain = new Set(Object.getOwnPropertyNames(Object.prototype));
    const store = await after(reading, (good) => own.reduce((text, id) => text.replaceAll(id, raw), good));
    const shape = (one: AppStore) => tables(one).map(([name, table]) => [name, Object.values(table).length > 0]);
    expect(shape(store)).toEqual(shape(await after(reading)));
    for (const [, table] of tables(store)) {
      expect([null, Object.prototype]).toContain(Object.getPrototypeOf(table));
      expect(Object.keys(table).filter((key) => plain.has(key))).toEqual([]);
    }
    expect(new Set(Object.getOwnPropertyNames(Object.prototype))).toEqual(plain);
    told.mockRestore();
  });
});
