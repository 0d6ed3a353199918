import { tag } from '../../../server/cache/tags';
import { buildApp } from '../../../server/app';
import { loadFederation } from '../../../server/demo/load';
import { openDatabase } from '../../../server/db/open';
import type { Federation } from '../../../server/demo/load';
import { buildFederation } from '../../../server/demo/federation';
import { newId } from '../../../server/domain/text';
import { createStore } from '../../../server/store';
import { figure, judge, printTable, spread } from '../lib/report';
import { summarise } from '../lib/stats';
import type { Summary } from '../lib/stats';
import { startReader } from './reader';

/**
 * What a goal costs the server: the fixtures, the table of all seasons, a club's and a player's page are outdated and put together
 * anew, with 1 season and with 10, in turns, on the embedded engine. Computing time of this process, which also
 * compresses; another one asks and reads. The gates are of what the site asks for, uncompressed; with line-ups ten times
 * the bytes are still joined, hashed and handed over.
 */
const LEAGUE = 'W1A';
const ROUNDS = 40;
const LIMITS = { login: 1, registration: 1, answers: 1, search: 1 };
const CALLS = {
  fixtures: () => `matches/league/${LEAGUE}/index?lineups=none`,
  'fixtures with line-ups': () => `matches/league/${LEAGUE}/index`,
  'table of all seasons': () => `table/league/${LEAGUE}`,
  club: (club: string) => `clubs/detail/${club}`,
  player: (_club: string, player: string) => `player/detail/${player}`,
  "player's summary": (_club: string, player: string) => `player/${player}/summary`,
};
type Call = keyof typeof CALLS;
const NAMES = Object.keys(CALLS) as Call[];
const UNGATED: Call = 'fixtures with line-ups';

/** The demo's league with so many seasons: its former one again and again. */
function withSeasons(federation: Federation, count: number): Federation {
  const league = federation.leagues.find(({ code }) => code === LEAGUE);
  const former = federation.seasons.find((season) => season.leagueId === league?.id && season.primary !== true);
  if (league === undefined || former === undefined) throw new Error('the demo has no former season');
  const { matches, lineups, events } = federation;
  const own = matches.filter(({ seasonId }) => seasonId === former.id);
  for (let number = 2; number < count; number += 1) {
    const season = { ...former, id: newId(), name: `${2000 + number}/${number}` };
    const ids = new Map(own.map((match) => [match.id, newId()]));
    federation.seasons.push(season);
    matches.push(...own.map((match) => ({ ...match, id: ids.get(match.id) ?? '', seasonId: season.id })));
    const copied = <R extends { matchId: string }>(rows: readonly R[]) =>
      rows.flatMap((row) => (ids.has(row.matchId) ? [{ ...row, matchId: ids.get(row.matchId) ?? '' }] : []));
    lineups.push(...copied(lineups.filter(({ matchId }) => ids.has(matchId))));
    events.push(...copied(events.filter(({ matchId }) => ids.has(matchId))).map((row) => ({ ...row, id: newId() })));
  }
  if (count > 1) return federation;
  const gone = new Set(own.map(({ id }) => id));
  return {
    ...federation,
    seasons: federation.seasons.filter(({ id }) => id !== former.id),
    matches: matches.filter(({ id }) => !gone.has(id)),
    lineups: lineups.filter(({ matchId }) => !gone.has(matchId)),
    events: events.filter(({ matchId }) => !gone.has(matchId)),
    postponements: federation.postponements.filter(({ matchId }) => !gone.has(matchId)),
  };
}

async function start(seasons: number) {
  const database = await openDatabase({});
  const federation = withSeasons(buildFederation(new Date()), seasons);
  await loadFederation(database.db, federation);
  const league = federation.leagues.find(({ code }) => code === LEAGUE)?.id ?? '';
  const club = federation.clubs.find(({ leagueId }) => leagueId === league)?.id ?? '';
  const player = federation.players.find(({ clubId }) => clubId === club)?.id ?? '';
  const store = await createStore(database);
  const { app } = await buildApp({ store, limits: LIMITS });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const rebuild = async (call: Call, encoding: string): Promise<number> => {
    store.answers.invalidate([tag.league(league), tag.club(club), tag.player(player)]);
    const before = process.cpuUsage();
    const status = await reader.ask(`${url}/api/webClient/${CALLS[call](club, player)}`, encoding);
    const { user, system } = process.cpuUsage(before);
    if (status !== 200) throw new Error(`${call}: ${String(status)}`);
    return (user + system) / 1_000;
  };
  return { rebuild, close: async () => app.close().then(() => database.close()) };
}

const reader = startReader();
const [one, ten] = [await start(1), await start(10)];
const rows: [Call, string, Summary, Summary][] = [];
for (const call of NAMES) {
  for (const encoding of ['identity', 'br']) {
    const times: [number[], number[]] = [[], []];
    await one.rebuild(call, encoding);
    await ten.rebuild(call, encoding);
    for (let round = 0; round < ROUNDS; round += 1) {
      times[0].push(await one.rebuild(call, encoding));
      times[1].push(await ten.rebuild(call, encoding));
    }
    rows.push([call, encoding, summarise(times[0]), summarise(times[1])]);
  }
}
await one.close();
await ten.close();
reader.stop();

printTable(
  'A goal: what shows it built anew, computing time in ms',
  ['answer', 'encoding', '1 season', '10 seasons', 'times'],
  rows.map(([call, encoding, first, second]) => [
    call,
    encoding,
    spread(first),
    spread(second),
    figure(second.median / first.median),
  ]),
);
process.exitCode = judge(
  rows
    .filter(([call, encoding]) => call !== UNGATED && encoding === 'identity')
    .map(([call, , first, second]) => ({
      name: `${call}: 10 seasons against 1`,
      value: second.median / first.median,
      limit: 1.3,
      wanted: 'at most' as const,
    })),
);
