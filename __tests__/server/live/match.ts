import { eq } from 'drizzle-orm';
import { tag } from '../../../server/cache/tags';
import { players } from '../../../server/db/schema/competition';
import {
  addCard,
  addGoal,
  cancelMatch,
  resetMatch,
  setLineup,
  stepMatch,
} from '../../../server/modules/matches/commands';
import { liftSuspensions } from '../../../server/modules/players/suspensions';
import { startServer } from '../../support/serverApp';
import type { Json, TestServer } from '../../support/serverApp';
import { onBothEngines } from '../../support/serverEngines';
import { ids, unknownId } from '../../support/serverIds';

onBothEngines('Life of a match (docs/api.md 5.14 and 5.15)', (engine) => {
  let server: TestServer;
  let clock = new Date('2025-11-02T10:00:00Z');
  beforeAll(async () => {
    server = await startServer(await engine.fresh(), { now: () => clock });
  });
  afterEach(() => server.reset());
  afterAll(() => server.close());

  const detail = (id: string) => server.get(`webClient/match/detail/${id}`);
  const points = async (id: string) =>
    (await server.get('webClient/clubs/league/QL1')).find((club: Json) => club.id === id).points;
  const ferdl = { matchId: ids.next, playerId: ids.ferdl };

  const kickOff = async () => {
    await setLineup(server.store, ids.next, 'home', [{ player: ids.ferdl, number: 9 }]);
    await setLineup(server.store, ids.next, 'away', [{ player: ids.resi, number: 1 }]);
    await stepMatch(server.store, ids.next, 'startGame');
  };

  it('startGame → first, endFirstHalf → halftime, startSecondHalf → second, endGame → completed, submitted, done', async () => {
    const seen: string[] = [];
    for (const step of ['startGame', 'endFirstHalf', 'startSecondHalf', 'endGame', 'submit', 'done'] as const) {
      clock = new Date(clock.getTime() + 60_000);
      await stepMatch(server.store, ids.next, step);
      seen.push((await detail(ids.next)).status);
    }
    expect(seen).toEqual(['first', 'halftime', 'second', 'completed', 'submitted', 'done']);
    const index = await server.get('webClient/matches/league/QL1/index');
    expect(index[0].matches.find((match: Json) => match.id === ids.next)).toMatchObject({
      first_half_start_date: '2025-11-02T11:01:00Z',
      first_half_end_date: '2025-11-02T11:02:00Z',
      second_half_start_date: '2025-11-02T11:03:00Z',
      second_half_end_date: '2025-11-02T11:04:00Z',
    });
  });
  it('of a player in both line-ups it has to be said which side a goal or card is for', async () => {
    await setLineup(server.store, ids.next, 'home', [{ player: ids.ferdl, number: 9 }]);
    await setLineup(server.store, ids.next, 'away', [{ player: ids.ferdl, number: 9 }]);
    await stepMatch(server.store, ids.next, 'startGame');
    await expect(addGoal(server.store, { ...ferdl, minute: 3 })).rejects.toThrow('in beiden Aufstellungen');
    await addGoal(server.store, { ...ferdl, minute: 3, side: 'away' });
    await addCard(server.store, { ...ferdl, minute: 4, side: 'away', type: 'yellowCard' });
    const { score, events } = await detail(ids.next);
    expect([score, events.map(({ assign }: Json) => assign)]).toEqual([{ home: 0, away: 1 }, ['away', 'away']]);
  });
  it('what stood at half-time is told for ever, whatever falls later; a reset forgets it', async () => {
    await kickOff();
    await addGoal(server.store, { ...ferdl, minute: 27 });
    expect((await detail(ids.next)).halftime_score).toBeUndefined();
    for (const step of ['endFirstHalf', 'startSecondHalf'] as const) await stepMatch(server.store, ids.next, step);
    await addGoal(server.store, { ...ferdl, minute: 26 });
    await stepMatch(server.store, ids.next, 'endGame');
    expect(await detail(ids.next)).toMatchObject({ halftime_score: { home: 1, away: 0 }, score: { home: 2, away: 0 } });
    await resetMatch(server.store, ids.next);
    expect((await detail(ids.next)).halftime_score).toBeUndefined();
  });
  it('a match that nobody ends leaves the livescore after an hour of a half', async () => {
    await kickOff();
    const listed = async () => {
      server.store.answers.invalidate([tag.live]);
      return (await server.get('webClient/livescore'))
        .flatMap(({ matches }: Json) => matches)
        .map(({ id }: Json) => id);
    };
    const before = clock;
    clock = new Date(before.getTime() + 60 * 60_000);
    expect(await listed()).toContain(ids.next);
    clock = new Date(before.getTime() + 61 * 60_000);
    expect(await listed()).not.toContain(ids.next);
    const page = await server.app.inject(`/teilen/match/${ids.next}`);
    expect(page.body).toContain('Ergebnis noch nicht bestätigt');
    expect(page.body).not.toContain('LIVE');
    clock = before;
  });
  it('a step that does not fit is refused with 409, an unknown match with 404', async () => {
    await expect(stepMatch(server.store, ids.next, 'endGame')).rejects.toMatchObject({ kind: 'late' });
    await expect(stepMatch(server.store, ids.finished, 'done')).rejects.toMatchObject({ kind: 'late' });
    await expect(stepMatch(server.store, unknownId, 'startGame')).rejects.toMatchObject({ kind: 'unknown' });
  });
  it('of ten kick-offs at the same moment one succeeds', async () => {
    const kickOffs = await Promise.allSettled(
      Array.from({ length: 10 }, () => stepMatch(server.store, ids.next, 'startGame')),
    );
    expect(kickOffs.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  });
  it('done raises the stored points once', async () => {
    await kickOff();
    await addGoal(server.store, { ...ferdl, minute: 3 });
    for (const step of ['endFirstHalf', 'startSecondHalf', 'endGame'] as const)
      await stepMatch(server.store, ids.next, step);
    expect(await points(ids.quarz)).toBe(3);
    await stepMatch(server.store, ids.next, 'done');
    await expect(stepMatch(server.store, ids.next, 'done')).rejects.toMatchObject({ kind: 'late' });
    expect(await points(ids.quarz)).toBe(6);
  });
  it('a goal raises the score of the credited side, an own goal that of the opponent, everywhere at once', async () => {
    await kickOff();
    const calls = [
      `webClient/match/detail/${ids.next}`,
      'webClient/livescore',
      'webClient/matches/league/QL1/index',
      'webClient/home/league/QL1',
      `webClient/clubs/detail/${ids.quarz}`,
      `webClient/player/detail/${ids.ferdl}`,
      `webClient/leaderboard/${ids.league}/goal`,
    ];
    const before = await Promise.all(calls.map((call) => server.get(call)));
    await addGoal(server.store, { ...ferdl, minute: 3 });
    await addGoal(server.store, { ...ferdl, minute: 5, ownGoal: true });
    const after = await Promise.all(calls.map((call) => server.get(call)));
    calls.forEach((call, index) => expect([call, after[index]]).not.toEqual([call, before[index]]));
    expect(after[0].score).toEqual({ home: 1, away: 1 });
    expect(after[0].events.map((event: Json) => [event.type, event.assign, event.own_goal])).toEqual([
      ['goal', 'home', false],
      ['goal', 'away', true],
    ]);
    expect(after[5].player.allstats.goals_scored).toBe(3);
  });
  it('forty goals at the same moment are all counted', async () => {
    await kickOff();
    await Promise.all(Array.from({ length: 40 }, (_, index) => addGoal(server.store, { ...ferdl, minute: index + 1 })));
    const match = await detail(ids.next);
    expect([match.score.home, match.events.length]).toEqual([40, 40]);
  });
  it('goals need a running half and a player of the line-ups', async () => {
    await expect(addGoal(server.store, { ...ferdl, minute: 1 })).rejects.toMatchObject({ kind: 'late' });
    await kickOff();
    await expect(addGoal(server.store, { ...ferdl, playerId: ids.poldi, minute: 1 })).rejects.toMatchObject({
      kind: 'impossible',
    });
  });
  it('a red card suspends for eight days, and the list of suspensions shows it', async () => {
    await kickOff();
    await addCard(server.store, { ...ferdl, minute: 9, type: 'redCard' });
    const blocked = await server.get('webClient/blocked/league/QL1');
    expect(blocked.map((row: Json) => [row.playerid, row.blockdate])).toContainEqual([
      ids.ferdl,
      '2025-11-10T07:00:00Z',
    ]);
    expect((await detail(ids.next)).home_blanket.players[0].red_card).toBe(1);
  });
  it('the fourth yellow of the primary season suspends, and a yellow-red replaces the last yellow', async () => {
    await kickOff();
    const eligibility = async () =>
      (await server.store.db.select().from(players).where(eq(players.id, ids.ferdl)))[0]?.eligibility;
    for (const minute of [1, 2, 3]) await addCard(server.store, { ...ferdl, minute, type: 'yellowCard' });
    expect(await eligibility()).toBe('Spielberechtigt');
    await addCard(server.store, { ...ferdl, minute: 4, type: 'yellowCard' });
    expect(await eligibility()).toBe('Gesperrt');
    await addCard(server.store, { ...ferdl, minute: 5, type: 'yellowRedCard' });
    expect((await detail(ids.next)).events.map((event: Json) => event.type)).toEqual([
      'yellowCard',
      'yellowCard',
      'yellowCard',
      'yellowRedCard',
    ]);
  });
  it('the weekly lift makes a player eligible again whose suspension has run out', async () => {
    const eligibility = async () =>
      (await server.get(`webClient/clubs/detail/${ids.zirbel}`)).club.players.map((player: Json) => [
        player.id,
        player.eligibility,
      ]);
    clock = new Date('2025-10-28T06:59:00Z');
    await liftSuspensions(server.store);
    expect(await eligibility()).toEqual([
      [ids.gustl, 'Spielberechtigt'],
      [ids.poldi, 'Gesperrt'],
    ]);
    clock = new Date('2025-10-28T07:00:00Z');
    await liftSuspensions(server.store);
    expect(await eligibility()).toEqual([
      [ids.gustl, 'Spielberechtigt'],
      [ids.poldi, 'Spielberechtigt'],
    ]);
    clock = new Date('2025-11-02T10:00:00Z');
  });
  it('a cancelled match is 6:0 or 0:6 with three points, an abandoned one keeps its score', async () => {
    await cancelMatch(server.store, ids.next, 'home');
    expect(await detail(ids.next)).toMatchObject({ status: 'cancelled', score: { home: 0, away: 6 } });
    expect(await points(ids.murmel)).toBe(3);
    await expect(cancelMatch(server.store, ids.live, 'away')).rejects.toMatchObject({ kind: 'late' });
    await stepMatch(server.store, ids.live, 'abandon');
    expect((await detail(ids.live)).status).toBe('abgebrochen');
  });
  it('reset leads back to pending, 0:0, without events and points', async () => {
    await resetMatch(server.store, ids.finished);
    expect(await detail(ids.finished)).toMatchObject({ status: 'pending', score: { home: 0, away: 0 }, events: [] });
    expect(await points(ids.quarz)).toBe(0);
  });
  it('a line-up holds at most twelve players', async () => {
    const many = Array.from({ length: 13 }, (_, number) => ({ player: ids.ferdl, number }));
    expect(() => setLineup(server.store, ids.next, 'home', many)).toThrow(RangeError);
    await expect(setLineup(server.store, ids.finished, 'home', many.slice(1))).rejects.toMatchObject({
      kind: 'late',
    });
  });
});
