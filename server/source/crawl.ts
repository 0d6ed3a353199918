import type { Source } from './ask';
import { eachPolitely } from './ask';
import { Facts } from './facts';
import { tellHome, tellLeagues } from './tellLeague';
import { tellMatchDetail, tellSeasons } from './tellMatches';
import { tellNews } from './tellNews';
import type { Row } from '../merging/tables';
import { tellClubDetail, tellLeagueClubs, tellPlayerDetail, tellSuspensions, tellTransfers } from './tellPeople';

/** Receives progress: `Matches`, how many are done, and how many there are. */
export type Progress = (what: string, done: number, of: number) => void;

/** A call, and the function that records its answer and reports under the path what cannot be read. */
type Reading = [path: string, note: (body: unknown, at: string) => void];

/**
 * Reads everything that an API shows visitors. What cannot be read is reported in `problems` and left out.
 * @throws Error when not even the list of leagues can be read
 */
export async function crawl(source: Source, progress: Progress, facts = new Facts()): Promise<Facts> {
  const read = (what: string, readings: readonly Reading[]) =>
    eachPolitely(
      readings,
      async ([path, note]) => {
        try {
          await facts.ask(
            () => source.ask(path),
            (body) => note(body, path),
          );
        } catch (error) {
          facts.complain(`${path} – ${error instanceof Error ? error.message : String(error)}`);
        }
      },
      (done) => progress(what, done, readings.length),
    );

  tellLeagues(facts, await source.ask('webClient/selection'), 'webClient/selection');
  await read('Lists', [
    ['client/leagueList?per=25', (body, at) => tellLeagues(facts, body, at)],
    ['webClient/transfers', (body, at) => tellTransfers(facts, body, at)],
  ]);
  const leagues = facts
    .all('leagues')
    .flatMap(({ id, code }) =>
      typeof code === 'string' ? [{ id: String(id), code, call: encodeURIComponent(code) }] : [],
    );
  await read(
    'Leagues',
    leagues.flatMap(({ id, call }): Reading[] => [
      [`webClient/home/league/${call}`, (body, at) => tellHome(facts, body, at, id)],
      [`webClient/clubs/league/${call}`, (body, at) => tellLeagueClubs(facts, body, at, id)],
      [`webClient/matches/league/${call}/index`, (body, at) => tellSeasons(facts, body, at, id)],
    ]),
  );
  const before = facts.problems.length;
  await read('News', [
    ...leagues.map(({ code, call }): Reading => [
      `webClient/news/league/${call}`,
      (body, at) => tellNews(facts, body, at, code),
    ]),
    ['news/strafsenat?per=250', (body, at) => tellNews(facts, body, at, 'strafsenat')],
  ]);
  // Every league shows these, so each of their lists must have been sound.
  if (facts.problems.length === before) facts.wholes.push({ table: 'news', column: 'tag', value: 'Alle' });
  await read(
    'Clubs',
    calls(facts.all('clubs'), 'webClient/clubs/detail', (body, at) => tellClubDetail(facts, body, at)),
  );
  await read(
    'Suspensions',
    leagues.map(({ call }) => [`webClient/blocked/league/${call}`, (body, at) => tellSuspensions(facts, body, at)]),
  );
  const { begun, pending } = splitMatches(facts);
  for (const { id } of pending) facts.wholes.push({ table: 'events', column: 'match_id', value: String(id) });
  await read(
    'Matches',
    calls(begun, 'webClient/match/detail', (body, at, id) => tellMatchDetail(facts, body, at, id)),
  );
  const strangers = facts.all('players').filter((player) => player['club_id'] === undefined);
  await read(
    'Players',
    calls(strangers, 'webClient/player/detail', (body, at) => tellPlayerDetail(facts, body, at)),
  );
  forgetUsualDress(facts);
  return facts;
}

function calls(rows: readonly Row[], path: string, note: (body: unknown, at: string, id: string) => void): Reading[] {
  return rows.map((row) => {
    const id = String(row['id']);
    return [`${path}/${id}`, (body, at) => note(body, at, id)];
  });
}

/** Matches whose report may say more than the fixtures, and those that have not begun. */
function splitMatches(facts: Facts): { begun: Row[]; pending: Row[] } {
  const matches = facts.all('matches');
  return {
    begun: matches.filter(({ status }) => status !== 'pending'),
    pending: matches.filter(({ status }) => status === 'pending'),
  };
}

/** A club's usual kit need not be stored with each match. */
function forgetUsualDress(facts: Facts): void {
  for (const { id, home_club_id, away_club_id, home_dress, away_dress } of facts.all('matches')) {
    const home = facts.row('clubs', String(home_club_id));
    const away = facts.row('clubs', String(away_club_id));
    const at = facts.placeOf('matches', String(id));
    if (home_dress === home?.['kit_home']) facts.tell('matches', at, { id, home_dress: null });
    if (away_dress === away?.['kit_away']) facts.tell('matches', at, { id, away_dress: null });
  }
}
