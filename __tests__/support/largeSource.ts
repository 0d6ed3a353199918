import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testId } from './serverIds';

/** How much of a federation there is, each in the one before. */
export interface Extent {
  leagues: number;
  clubs: number;
  seasons: number;
  /** Of a season, all of them over. */
  matches: number;
  /** Of a line-up. */
  players?: number;
}

/** An API of an invented federation of any size, by the contract. */
export interface LargeSource {
  url: string;
  calls: string[];
  /** The ids of the matches of a league's season, which of them have another score than before, and which another scorer. */
  matches: (league: number, season: number) => string[];
  scores: Map<string, number>;
  scorers: Map<string, number>;
  /** Answers a call in its stead, where it returns true. */
  instead: (request: IncomingMessage, response: ServerResponse) => boolean;
  close: () => Promise<void>;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Starts such an API over HTTP. */
export async function startLargeSource(extent: Extent): Promise<LargeSource> {
  const { leagues, clubs, seasons, matches, players = 0 } = extent;
  const leagueId = (league: number) => testId('1EA60001', league + 1);
  const clubId = (league: number, club: number) => testId('C10B0001', league * clubs + club + 1);
  const seasonId = (league: number, season: number) => testId('5EA50001', league * seasons + season + 1);
  const matchId = (league: number, season: number, match: number) =>
    testId('3A7C0001', (league * seasons + season) * matches + match + 1);
  const playerId = (league: number, club: number, player: number) =>
    testId('B1A10001', (league * clubs + club) * players + player + 1);
  const league = (number: number) => ({
    ...{ id: leagueId(number), code: `L${number}`, name: `Liga ${number}`, state: 'wien', visibility: true },
  });
  const club = (of: number, number: number) => ({ id: clubId(of, number), team_name: `Verein ${of}-${number}` });
  const squad = (of: number, number: number) =>
    upTo(players).map((player) => ({ id: playerId(of, number, player), name: `Spielerin ${of}-${number}-${player}` }));
  const numbers = new Map(
    upTo(leagues).flatMap((of) =>
      upTo(seasons).flatMap((season) =>
        upTo(matches).map((match): [string, [number, number, number]] => [
          matchId(of, season, match),
          [of, season, match],
        ]),
      ),
    ),
  );
  const scores = new Map<string, number>();
  const scorers = new Map<string, number>();
  const match = (id: string) => {
    const [of, season, number] = numbers.get(id) ?? [0, 0, 0];
    const side = (one: number) => ({ ...club(of, one), name: `Verein ${of}-${one}` });
    return {
      id,
      details: { gameday: 1 + number, date: `${2016 + season}-09-01T15:00:00Z`, location: 'Platz' },
      score: { home: scores.get(id) ?? 1, away: 0 },
      status: 'completed',
      home_blanket: side(number % clubs),
      away_blanket: side((number + 1) % clubs),
      first_half_date: `${2016 + season}-09-01T15:00:00Z`,
      second_half_date: `${2016 + season}-09-01T15:35:00Z`,
    };
  };
  const report = (id: string) => {
    const [of, , number] = numbers.get(id) ?? [0, 0, 0];
    const row = match(id);
    const lineup = (one: number) => squad(of, one).map((player, index) => ({ ...player, number: index + 1 }));
    return {
      ...row,
      home_blanket: { ...row.home_blanket, players: lineup(number % clubs) },
      away_blanket: { ...row.away_blanket, players: lineup((number + 1) % clubs) },
      events: [
        {
          ...{ id: id.replace('3A7C', 'EE00'), type: 'goal', minute: 7, assign: 'home', own_goal: false },
          name: `Schützin ${scorers.get(id) ?? 0}`,
        },
      ],
    };
  };
  const answer = (path: string): unknown => {
    const [, what = '', of = ''] = /^webClient\/(.*?)(?:\/league)?\/L?([\dA-F-]+)(?:\/index)?$/.exec(path) ?? [];
    const number = Number(of);
    if (path === 'webClient/selection') return upTo(leagues).map(league);
    if (path === 'webClient/livescore') return [];
    if (what === 'home') return { league: league(number), data: { sliderdata: [] } };
    if (what === 'clubs') return upTo(clubs).map((one) => club(number, one));
    if (what === 'matches')
      return upTo(seasons).map((season) => ({
        ...{ season_id: seasonId(number, season), season_name: `Saison ${season}`, primary: season === seasons - 1 },
        matches: upTo(matches).map((one) => match(matchId(number, season, one))),
      }));
    if (what === 'match/detail') return report(of);
    if (what === 'clubs/detail') {
      const own = upTo(leagues * clubs).find((one) => clubId(0, one) === of) ?? 0;
      const [home, one] = [Math.floor(own / clubs), own % clubs];
      return { club: { ...club(home, one), players: squad(home, one) } };
    }
    return [];
  };
  const source: LargeSource = {
    url: '',
    calls: [],
    matches: (of, season) => upTo(matches).map((one) => matchId(of, season, one)),
    scores,
    scorers,
    instead: () => false,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/^\/api\//, '');
    source.calls.push(path);
    if (!source.instead(request, response)) response.end(JSON.stringify(answer(path)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  source.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
  return source;
}
