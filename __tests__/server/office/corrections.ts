import { check } from '../../../server/kbo/check';
import { serverDuring } from '../../support/serverDuring';
import { onBothEngines } from '../../support/serverEngines';
import { ids, testId, unknownId } from '../../support/serverIds';
import { typeInto } from '../../support/serverOffice';

interface Row {
  id: string;
  points: number;
  wins: number;
  adjustments?: { points: number; reason: string }[];
}

onBothEngines('A correction', (engine) => {
  const server = serverDuring(() => engine.fresh());
  afterEach(() => server.reset());
  const kbo = (...words: string[]) => typeInto(server)(...words);
  const done = async (...words: string[]) => {
    const { code, out, complaint } = await kbo(...words);
    if (code !== 0) throw new Error(complaint);
    return out;
  };
  const refused = async (...words: string[]) => {
    const { code, complaint } = await kbo(...words);
    return code === 1 ? complaint : `code ${code}`;
  };
  const row = async (club: string): Promise<Row | undefined> =>
    ((await server.get('webClient/leagues/QL1/current/table')) as Row[]).find(({ id }) => id === club);
  const allTime = async (club: string) =>
    ((await server.get('webClient/table/league/QL1')) as Row[]).find(({ id }) => id === club)?.points;
  const match = (id: string) => server.get(`webClient/match/detail/${id}`);
  const sequence = async (id: string) => {
    const { body } = await server.app.inject({ url: `/kalender/team/${ids.quarz}.ics` });
    return Number(new RegExp(`UID:${id}[^]*?SEQUENCE:(\\d+)`).exec(body)?.[1]);
  };
  const blocked = async () => JSON.stringify(await server.get('webClient/blocked/league/QL1'));
  const isSound = async () => expect(await check(server.store.db)).toEqual([]);

  it('of a result shows in match, table, all-time table and calendar', async () => {
    const before = await sequence(ids.finished);
    const out = await done('match', 'result', ids.finished, '1:3');
    expect(out).toContain('FC Quarzelhof – SV Zirbelquell (QL1 2025/26, 1. Spieltag, 12.10.2025): 1:3 (vorher 2:1)');
    expect(out).toContain('Die eingetragenen Tore ergeben 2:1.');
    expect((await match(ids.finished)).score).toEqual({ home: 1, away: 3 });
    expect([(await row(ids.quarz))?.points, (await row(ids.zirbel))?.points]).toEqual([0, 3]);
    expect([await allTime(ids.quarz), await allTime(ids.zirbel)]).toEqual([0, 3]);
    expect(await sequence(ids.finished)).toBeGreaterThan(before);
    await done('match', 'result', `https://kbo.example/#/match/${ids.finished}?liga=QL1`, '2:1');
    await isSound();
    expect(await done('match', 'result', ids.finished, '2:1')).toContain('Nichts zu ändern.');
    expect(await refused('match', 'result', ids.finished, 'zwei:eins')).toContain('ist kein Ergebnis');
    expect(await refused('match', 'result', unknownId, '2:1')).toContain('Es gibt kein Spiel');
    expect(await refused('match', 'result', 'x', '2:1')).toContain('keine Kennung');
  });

  it('enters a result of an open match, and takes it back', async () => {
    await done('match', 'result', ids.next, '4:0');
    expect(await match(ids.next)).toMatchObject({ status: 'done', score: { home: 4, away: 0 } });
    expect(await row(ids.quarz)).toMatchObject({ points: 6, wins: 2 });
    await isSound();
    await done('match', 'status', ids.next, 'pending');
    expect(await match(ids.next)).toMatchObject({ status: 'pending', score: { home: 0, away: 0 } });
    expect(await row(ids.quarz)).toMatchObject({ points: 3, wins: 1 });
    await isSound();
  });

  it('of the status: abandoned counts, called off does not, and a score is not called off', async () => {
    await done('match', 'status', ids.finished, 'abgebrochen');
    expect((await match(ids.finished)).status).toBe('abgebrochen');
    expect([(await row(ids.quarz))?.points, await allTime(ids.quarz)]).toEqual([3, 0]);
    expect(await refused('match', 'status', ids.finished, 'cancelled')).toContain('match annul');
    expect(await refused('match', 'status', ids.finished, 'over')).toContain('ist kein Zustand');
    await done('match', 'status', ids.next, 'cancelled');
    expect((await row(ids.murmel))?.points).toBe(1);
    await isSound();
  });

  it('moves a match in page and calendar', async () => {
    const before = await sequence(ids.next);
    await done('match', 'move', ids.next, '--date', '2026-12-06', '--time', '11:00', '--venue', 'Platz Neuhof');
    expect((await match(ids.next)).details).toEqual({
      gameday: 3,
      date: '2026-12-06T11:00:00Z',
      location: 'Platz Neuhof',
    });
    expect(await sequence(ids.next)).toBeGreaterThan(before);
    await done('match', 'move', ids.next, '--date', '7.12.2026');
    expect((await match(ids.next)).details.date).toBe('2026-12-07T00:00:00Z');
    expect(await refused('match', 'move', ids.next, '--date', '31.2.2026')).toContain('ist kein Tag');
    expect(await refused('match', 'move', ids.finished, '--date', '7.12.2026')).toContain('noch nicht begonnen');
  });

  it('awards and annuls a match; what is annulled counts for nobody, its goals and cards neither', async () => {
    const reason = ['--reason', 'Beschluss vom 12.11.'];
    await done('match', 'award', ids.finished, '0:6', ...reason);
    expect([await allTime(ids.quarz), await allTime(ids.zirbel)]).toEqual([0, 3]);
    expect(await row(ids.zirbel)).toMatchObject({ points: 3, wins: 1 });
    await isSound();
    expect(await refused('match', 'award', ids.finished, '1:1', ...reason)).toContain('hat einen Sieger');
    expect(await refused('match', 'result', ids.finished, '1:1')).toContain('match award');

    const goals = () => server.get(`webClient/leaderboard/${ids.league}/goal`) as Promise<unknown[]>;
    expect(await goals()).not.toEqual([]);
    await done('match', 'annul', ids.finished, ...reason);
    expect(await row(ids.zirbel)).toMatchObject({ points: 0, wins: 0 });
    expect([await allTime(ids.quarz), await allTime(ids.zirbel)]).toEqual([0, 0]);
    expect(await goals()).toEqual([]);
    const { stats } = (await server.get(`webClient/clubs/detail/${ids.zirbel}`)).club;
    expect(stats.season).toMatchObject({ total_yellow_cards: 0, losses: 0 });
    const form = ((await server.get('webClient/leagues/QL1/current/table')) as { form: unknown[] }[]).map(
      (one) => one.form,
    );
    expect(form.flat()).toHaveLength(2);
    await isSound();
    expect(await done('audit')).toContain('Beschluss vom 12.11.');
  });

  it('adds a goal and takes it out, by one each', async () => {
    const goal = ['goal', '--minute', '43', '--player', '40019'];
    expect(await done('match', 'event', 'add', ids.finished, ...goal)).toContain('es steht 3:1');
    const { events, score } = await match(ids.finished);
    expect(score).toEqual({ home: 3, away: 1 });
    const added = events.at(-1);
    expect(added).toMatchObject({ type: 'goal', minute: 43, player: { id: ids.ferdl }, assign: 'home' });
    await isSound();
    await done('match', 'event', 'add', ids.finished, 'own-goal', '--minute', '44', '--player', '0040019');
    expect((await match(ids.finished)).score).toEqual({ home: 3, away: 2 });
    await done('match', 'event', 'remove', ids.finished, added.id as string);
    expect((await match(ids.finished)).score).toEqual({ home: 2, away: 2 });
    expect([await allTime(ids.quarz), await allTime(ids.zirbel)]).toEqual([1, 1]);
    await isSound();
    expect(await refused('match', 'event', 'add', ids.next, ...goal)).toContain('noch nicht begonnen');
    expect(await refused('match', 'event', 'add', ids.finished, 'goal', '--minute', '1', '--player', '1')).toContain(
      'keinen Spieler',
    );
    expect(await refused('match', 'event', 'remove', ids.old, added.id as string)).toContain('kein Ereignis');
  });

  it('enters a late card, which suspends as the rules say, and takes it out with the ban', async () => {
    await done('match', 'result', ids.next, '0:0');
    await done('match', 'event', 'add', ids.next, 'red', '--minute', '9', '--player', '40019');
    expect(await blocked()).toContain(ids.ferdl);
    const { events } = await match(ids.next);
    await done('match', 'event', 'remove', ids.next, events[0].id as string);
    expect(await blocked()).not.toContain(ids.ferdl);
    // Its ban would have ended by now.
    await done('match', 'event', 'add', ids.finished, 'red', '--minute', '9', '--player', '40019');
    expect(await blocked()).not.toContain(ids.ferdl);
  });

  it('takes and gives points: in the table, of all times and on the club’s page, with the reason', async () => {
    const reason = ['--reason', 'Beschluss vom 12.11.'];
    expect(await done('club', 'points', ids.quarz, '-3', ...reason)).toContain('3 Punkte Abzug (Beschluss vom 12.11.)');
    expect(await done('club', 'points', ids.quarz, '-3', ...reason)).toContain('Nichts zu ändern.');
    await done('club', 'points', ids.zirbel, '+1', '--reason', 'Fairplay');
    expect(await row(ids.quarz)).toMatchObject({
      points: 0,
      wins: 1,
      adjustments: [{ points: -3, reason: 'Beschluss vom 12.11.' }],
    });
    expect(await row(ids.zirbel)).toMatchObject({ points: 1, adjustments: [{ points: 1, reason: 'Fairplay' }] });
    expect(await row(ids.murmel)).not.toHaveProperty('adjustments');
    expect([await allTime(ids.quarz), await allTime(ids.zirbel)]).toEqual([0, 1]);
    const { stats } = (await server.get(`webClient/clubs/detail/${ids.quarz}`)).club;
    expect(stats.season.total_points).toBe(0);
    await isSound();
    expect(await refused('club', 'points', ids.quarz, '0', ...reason)).toContain('ändern nichts');
    expect((await kbo('club', 'points', ids.quarz, '-3')).code).toBe(64);
  });

  it('withdraws a club: open matches are lost, or none of the season counts', async () => {
    await done('club', 'withdraw', ids.quarz);
    expect(await match(ids.next)).toMatchObject({ status: 'cancelled', score: { home: 0, away: 6 } });
    expect(await match(ids.far)).toMatchObject({ score: { home: 6, away: 0 } });
    expect(await row(ids.murmel)).toMatchObject({ points: 7, wins: 2 });
    expect(await row(ids.quarz)).toMatchObject({ points: 3 });
    await isSound();
    await done('club', 'withdraw', ids.quarz, '--annul');
    expect(await row(ids.murmel)).toMatchObject({ points: 1, wins: 0 });
    expect(await row(ids.quarz)).toMatchObject({ points: 0, wins: 0 });
    await isSound();
  });

  it('renames a club in pages and calendars', async () => {
    const before = await sequence(ids.next);
    await done('club', 'rename', ids.murmel, 'KFC Neustein');
    expect((await match(ids.next)).away_blanket.name).toBe('KFC Neustein');
    expect(await sequence(ids.next)).toBeGreaterThan(before);
  });

  it('renames a player in reports, and in a season that is over nothing but the player', async () => {
    const old = () => server.get('webClient/matches/league/QL1/index');
    expect(JSON.stringify(await old())).toContain('FERDL quastenberger');
    await done('club', 'rename', ids.distel, 'Anders');
    await done('player', 'rename', '40019', 'Ferdl Quastenberger');
    const seasons = JSON.stringify(await old());
    expect(seasons).not.toContain('FERDL quastenberger');
    expect(seasons).toContain('Ferdl Quastenberger');
    expect(JSON.stringify((await old())[1])).toContain('Union Distelfink');
    expect((await match(ids.finished)).events[0].name).toBe('Ferdl Quastenberger');
  });

  it('bans a player for a time and lifts it', async () => {
    await done('player', 'ban', '40019', '--until', '12.12.2026', '--reason', 'Urteil 14');
    expect(await blocked()).toContain(ids.ferdl);
    expect(await done('player', 'ban', '40019', '--until', '12.12.2026', '--reason', 'Urteil 14')).toContain(
      'Nichts zu ändern',
    );
    await done('player', 'unban', '40019');
    expect(await blocked()).not.toContain(ids.ferdl);
    expect(await refused('player', 'ban', '40019', '--until', '1.1.2020', '--reason', 'x')).toContain('ist vorbei');
  });

  it('makes one player of two: goals, line-ups, requests and captaincy', async () => {
    await done('player', 'merge', '40014', '40017');
    const { players } = (await server.get(`webClient/clubs/detail/${ids.zirbel}`)).club;
    expect((players as { sid: string }[]).map(({ sid }) => sid)).toEqual(['40014']);
    const { events, away_blanket: away } = await match(ids.finished);
    expect((events as { player: { id: string } }[]).filter(({ player }) => player.id === ids.gustl)).toHaveLength(3);
    expect((away.players as { id: string }[]).map(({ id }) => id)).toEqual([ids.gustl]);
    expect((await server.get(`transfers/${ids.openTransfer}`)).player).toBe(ids.gustl);
    expect((await server.ask(`webClient/player/detail/${ids.poldi}`)).status).toBe(404);
    await isSound();
  });

  it('tells all that is known of a player', async () => {
    const told = JSON.parse(await done('player', 'export', '40019'));
    expect(told).toMatchObject({
      player: { sid: '40019' },
      lineups: expect.anything(),
      transfers: [expect.anything()],
    });
    expect(told.events).toHaveLength(2);
  });

  it('can be tried, and is shown by its match', async () => {
    expect(await done('match', 'result', ids.finished, '0:0', '--dry-run')).toContain('home_score 2 → 0');
    expect((await match(ids.finished)).score.home).toBe(2);
    expect(await done('match', 'show', ids.finished)).toContain(testId('EE000001', 1));
  });
});
