import type { Source } from './client';
import { eachPolitely } from './client';
import { Stage } from './stage';
import { stageHome, stageLeagues } from './stageCompetition';
import { stageMatchDetail, stageSeasons } from './stageCompetition';
import { stageNews } from './stageCompetition';
import type { Row } from '../merging/tables';
import { stageClubDetail, stageLeagueClubs, stagePlayerDetail, stageSuspensions, stageTransfers } from './stagePeople';

/** Receives progress: `Matches`, how many are done, and how many there are. */
export type Progress = (what: string, done: number, of: number) => void;

/** A call, and the function that records its answer and reports under the path what cannot be read. */
type Reading = [path: string, note: (body: unknown, at: string) => void];

/**
 * Reads everything that an API shows visitors. What cannot be read is reported in `problems` and left out.
 * @throws Error when not even the list of leagues can be read
 */
export async function crawl(source: Source, progress: Progress, stage = new Stage()): Promise<Stage> {
  const read = (what: string, readings: readonly Reading[]) =>
    eachPolitely(
      readings,
      async ([path, note]) => {
        try {
          await stage.ask(
            () => source.ask(path),
            (body) => note(body, path),
          );
        } catch (error) {
          stage.complain(`${path} – ${error instanceof Error ? error.message : String(error)}`);
        }
      },
      (done) => progress(what, done, readings.length),
    );

  stageLeagues(stage, await source.ask('webClient/selection'), 'webClient/selection');
  await read('Lists', [
    ['client/leagueList?per=25', (body, at) => stageLeagues(stage, body, at)],
    ['webClient/transfers', (body, at) => stageTransfers(stage, body, at)],
  ]);
  const leagues = stage
    .all('leagues')
    .flatMap(({ id, code }) =>
      typeof code === 'string' ? [{ id: String(id), code, call: encodeURIComponent(code) }] : [],
    );
  await read(
    'Leagues',
    leagues.flatMap(({ id, call }): Reading[] => [
      [`webClient/home/league/${call}`, (body, at) => stageHome(stage, body, at, id)],
      [`webClient/clubs/league/${call}`, (body, at) => stageLeagueClubs(stage, body, at, id)],
      [`webClient/matches/league/${call}/index`, (body, at) => stageSeasons(stage, body, at, id)],
    ]),
  );
  const before = stage.problems.length;
  await read('News', [
    ...leagues.map(({ code, call }): Reading => [
      `webClient/news/league/${call}`,
      (body, at) => stageNews(stage, body, at, code),
    ]),
    ['news/strafsenat?per=250', (body, at) => stageNews(stage, body, at, 'strafsenat')],
  ]);
  // Every league shows these, so each of their lists must have been sound.
  if (stage.problems.length === before) stage.wholes.push({ table: 'news', column: 'tag', value: 'Alle' });
  await read(
    'Clubs',
    calls(stage.all('clubs'), 'webClient/clubs/detail', (body, at) => stageClubDetail(stage, body, at)),
  );
  await read(
    'Suspensions',
    leagues.map(({ call }) => [`webClient/blocked/league/${call}`, (body, at) => stageSuspensions(stage, body, at)]),
  );
  const { begun, pending } = splitMatches(stage);
  for (const { id } of pending) stage.wholes.push({ table: 'events', column: 'match_id', value: String(id) });
  await read(
    'Matches',
    calls(begun, 'webClient/match/detail', (body, at, id) => stageMatchDetail(stage, body, at, id)),
  );
  const strangers = stage.all('players').filter((player) => player['club_id'] === undefined);
  await read(
    'Players',
    calls(strangers, 'webClient/player/detail', (body, at) => stagePlayerDetail(stage, body, at)),
  );
  forgetUsualDress(stage);
  return stage;
}

function calls(rows: readonly Row[], path: string, note: (body: unknown, at: string, id: string) => void): Reading[] {
  return rows.map((row) => {
    const id = String(row['id']);
    return [`${path}/${id}`, (body, at) => note(body, at, id)];
  });
}

/** Matches whose report may say more than the fixtures, and those that have not begun. */
function splitMatches(stage: Stage): { begun: Row[]; pending: Row[] } {
  const matches = stage.all('matches');
  return {
    begun: matches.filter(({ status }) => status !== 'pending'),
    pending: matches.filter(({ status }) => status === 'pending'),
  };
}

/** A club's usual kit need not be stored with each match. */
function forgetUsualDress(stage: Stage): void {
  for (const { id, home_club_id, away_club_id, home_dress, away_dress } of stage.all('matches')) {
    const home = stage.row('clubs', String(home_club_id));
    const away = stage.row('clubs', String(away_club_id));
    const at = stage.placeOf('matches', String(id));
    if (home_dress === home?.['kit_home']) stage.put('matches', at, { id, home_dress: null });
    if (away_dress === away?.['kit_away']) stage.put('matches', at, { id, away_dress: null });
  }
}
