import * as support from '../../support/wire';
import { match } from './matches';
import { club, league, news, picture, player } from './rows';
import type { Row, Telling } from './telling';
import { NUMBERS, idOf } from './world';

/** Writes one answer: the body, and which ids the query cache shows of it. */
export type Write = (t: Telling) => { readonly body: unknown; readonly shown: readonly string[] };

export const CODE = 'Q1';

/** A list of things, of which some are in it this time. */
export const listOf =
  (row: (t: Telling, n: number) => Row, id: (n: number) => string): Write =>
  (t) => {
    const held = NUMBERS.filter(() => t.holds());
    return { body: t.list(held.map((n) => row(t, n))), shown: held.map(id) };
  };

/** Seasons with some of the matches each. */
function seasons(
  t: Telling,
  spelling: 'page' | 'index',
): { readonly rows: readonly Row[]; readonly shown: readonly string[] } {
  const shown: string[] = [];
  const free = new Set(NUMBERS);
  const rows = [1, 2]
    .filter(() => t.holds())
    .map((n) => {
      const { name } = t.some('seasons', n, ['name']);
      const primary = t.world.fact('seasons', n, 'primary') ?? undefined;
      shown.push(
        t.tell('seasons', idOf.seasons(n), 'list', {
          ...(name === undefined ? {} : { name }),
          primary: primary ?? false,
        }),
      );
      const matches = [...free].filter(() => t.holds() && t.holds());
      for (const taken of matches) free.delete(taken);
      shown.push(...matches.map(idOf.matches));
      const held = t.list(matches.map((each) => match(t, each, 'list')));
      const id = idOf.seasons(n);
      return spelling === 'page'
        ? { season_id: id, ...t.spelled({ season_name: name, primary }), matches: held }
        : { id, ...t.spelled({ name, primary }), matches: held };
    });
  return { rows, shown };
}

export const leagues = listOf((t, n) => league(t, n, 'list'), idOf.leagues);
export const clubs = listOf((t, n) => club(t, n, 'list'), idOf.clubs);
export const newsList = listOf((t, n) => news(t, n, 'list'), idOf.news);
export const primary = listOf((t, n) => match(t, n, 'list'), idOf.matches);
export const ownLeague: Write = (t) => ({ body: league(t, 1, 'detail'), shown: [idOf.leagues(1)] });
export const article =
  (n: number): Write =>
  (t) => ({ body: news(t, n, 'detail'), shown: [idOf.news(n)] });
export const report =
  (n: number): Write =>
  (t) => ({ body: match(t, n, 'detail'), shown: [idOf.matches(n)] });
export const fixtures: Write = (t) => {
  const { rows, shown } = seasons(t, 'index');
  return { body: t.list(rows), shown };
};

export const livescore: Write = (t) => {
  const live = NUMBERS.filter((n) =>
    ['firstHalf', 'halftime', 'secondHalf'].includes(String(t.world.fact('matches', n, 'status'))),
  );
  const matches = live.map((n) => match(t, n, 'list', 'Quarzliga'));
  const body = matches.length === 0 ? [] : [{ league: 'Quarzliga', matches: t.list(matches) }];
  return { body: t.list(body), shown: live.map(idOf.matches) };
};

export const home: Write = (t) => {
  const slides = NUMBERS.filter(() => t.holds()).map((n) => ({ n, title: `Bild ${n}.${t.roll(3)}` }));
  const slideId = (n: number): string => support.uuid('511D', n);
  for (const { n, title } of slides)
    t.tell('slides', slideId(n), 'detail', { title, description: '', image: null, news: null });
  const [held, items, next] = [clubs(t), newsList(t), primary(t)];
  return {
    body: {
      data: {
        sliderdata: slides.map(({ n, title }) => ({ id: slideId(n), ...t.spelled({ title, description: undefined }) })),
      },
      teams: held.body,
      news: items.body,
      upcoming: next.body,
      league: league(t, 1, 'detail'),
    },
    shown: [idOf.leagues(1), ...slides.map(({ n }) => slideId(n)), ...held.shown, ...items.shown, ...next.shown],
  };
};

export const clubPage =
  (n: number): Write =>
  (t) => {
    const squad = NUMBERS.filter(() => t.holds());
    const row = club(t, n, 'detail', { squad: squad.map(idOf.players) });
    const players = squad.map((each) => player(t, each, 'list', { club: idOf.clubs(n) }));
    const { rows, shown } = seasons(t, 'page');
    return {
      body: { club: { ...row, players: t.list(players) }, upcoming: t.list(rows) },
      shown: [idOf.clubs(n), ...shown],
    };
  };

export const playerPage =
  (n: number): Write =>
  (t) => {
    const id = t.world.fact('players', n, 'club');
    const team = NUMBERS.find((each) => idOf.clubs(each) === id && t.roll(4) > 0);
    const row = player(t, n, 'detail', team === undefined ? {} : { club: id });
    const wire = { ...row, ...t.spelled({ team: team === undefined ? undefined : club(t, team, 'list') }) };
    const { rows, shown } = seasons(t, 'page');
    return { body: { player: wire, upcoming: t.list(rows) }, shown: [idOf.players(n), ...shown] };
  };

export const table = listOf(
  (t, n) => {
    const facts = t.some('clubs', n, ['name', 'shortName', 'logo']);
    const wins = Number(t.world.fact('clubs', n, 'points') ?? 0);
    const { name, shortName, logo } = facts;
    t.tell('clubs', idOf.clubs(n), 'list', facts);
    const figures = { ranking: n, wins, draws: 0, losses: 0, against: 0, difference: 0, points: 3 * wins };
    t.tell('standings', `${CODE}:${idOf.clubs(n)}`, 'detail', {
      leagueCode: CODE,
      club: idOf.clubs(n),
      ...figures,
      scored: 0,
      form: [],
      adjustments: [],
    });
    return { ...t.named('clubs', n), ...figures, goals: 0, ...t.spelled({ name, shortName, image: picture(logo) }) };
  },
  (n) => `${CODE}:${idOf.clubs(n)}`,
);
