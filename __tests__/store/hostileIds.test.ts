import { clubsApi } from '../../src/api/clubs';
import { toId, wireId } from '../../src/entities/ids';
import type { ClubId } from '../../src/entities/ids';
import { selectClub } from '../../src/entities/select';
import { network } from '../support/answers';
import { testStore } from '../support/store';

const hostile = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'prototype',
  'undefined',
  'null',
  '7',
  '~x',
];

test('half of a character is no id: no address could hold it', () => {
  expect(toId('\ud800')).toBeNull();
  expect(toId('a\udc00b')).toBeNull();
  expect(toId('👟')).toBe('👟');
});

describe('docs/testing.md: ids that mean something to JavaScript', () => {
  test.each(hostile)('%s is an id like any other', async (raw) => {
    const net = network({ 'webClient/clubs/league/Q1': `[{"id":"${raw}","team_name":"FC Feind"}]` });
    const store = testStore();
    await store.dispatch(clubsApi.endpoints.clubs.initiate('Q1'));
    const id = toId<ClubId>(raw);
    expect(id && wireId(id)).toBe(raw);
    expect(selectClub(store.getState(), id)?.name).toBe('FC Feind');
    expect(Object.keys(store.getState().entities.clubs)).toEqual([id]);
    expect(({} as Record<string, unknown>)['team_name']).toBeUndefined();
    net.restore();
  });
});
