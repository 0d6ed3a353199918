import { createHash } from 'node:crypto';
import { LIVE } from '../domain/match';
import { Away, eachPolitely } from './client';
import type { Source } from './client';
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

/** What earlier readings have left here. */
export interface Known {
  /** The reports of matches: how the lists showed the match when its report was last read, and when that was, in ms. */
  reports: ReadonlyMap<string, { listed: string; read: number }>;
  /** Players who are in no club. */
  clubless: ReadonlySet<string>;
}

const NOTHING: Known = { reports: new Map(), clubless: new Set() };
/** A report may be corrected without a trace in the lists: so many a reading are read again, each once a day at most. */
const MOST_RECHECKED = 100;
const RECHECK_MS = 24 * 3_600_000;

/**
 * Reads everything that an API shows visitors. What cannot be read is reported in `problems` and left out.
 * @param known the report of a match that is listed as before is not read again, nor is a player without a club
 * @throws Error when not even the list of leagues can be read, or when the API answers nothing any more
 */
export async function crawl(
  source: Source,
  progress: Progress,
  stage = new Stage(),
  known: Known = NOTHING,
): Promise<Stage> {
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
          if (error instanceof Away) throw error;
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
  const listings = new Map(begun.map(({ id }) => [String(id), listingOf(stage, String(id))]));
  const isWanted = dueReports(stage, listings, known.reports);
  const due = begun.filter(isWanted);
  stage.keepMatches(new Set(begun.filter((match) => !isWanted(match)).map(({ id }) => String(id))));
  await read(
    'Matches',
    calls(due, 'webClient/match/detail', (body, at, id) => {
      stageMatchDetail(stage, body, at, id);
      stage.reports.set(id, listings.get(id) ?? '');
    }),
  );
  const strangers = stage
    .all('players')
    .filter((player) => player['club_id'] === undefined && !known.clubless.has(String(player['id'])));
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

/** What the lists say of a match, in short. */
function listingOf(stage: Stage, id: string): string {
  const lineups = ['home', 'away'].map((side) => stage.row('lineups', `${id} ${side}`));
  return createHash('sha256')
    .update(JSON.stringify([stage.row('matches', id), lineups]))
    .digest('base64url');
}

/** Whether a match's report is to be read: it is live or listed in another way than before, or its time has come again. */
function dueReports(
  stage: Stage,
  listings: ReadonlyMap<string, string>,
  reports: Known['reports'],
): (match: Row) => boolean {
  const isUnderWay = ({ season_id }: Row) => stage.row('seasons', String(season_id))?.['is_primary'] === true;
  const lastRead = ({ id }: Row) => reports.get(String(id))?.read ?? 0;
  const changed = ({ id, status }: Row) =>
    LIVE.some((live) => live === status) || reports.get(String(id))?.listed !== listings.get(String(id));
  const rechecked = stage
    .all('matches')
    .filter((match) => lastRead(match) > 0 && stage.now() - lastRead(match) > RECHECK_MS)
    .toSorted((a, b) => Number(isUnderWay(b)) - Number(isUnderWay(a)) || lastRead(a) - lastRead(b))
    .slice(0, MOST_RECHECKED);
  const again = new Set(rechecked.map(({ id }) => id));
  return (match) => changed(match) || again.has(match['id']);
}

/** A club's usual kit need not be stored with each match. */
function forgetUsualDress(stage: Stage): void {
  for (const { id, home_club_id, away_club_id, home_dress, away_dress } of stage.all('matches')) {
    const home = stage.row('clubs', String(home_club_id));
    const away = stage.row('clubs', String(away_club_id));
    const at = stage.placeOf('matches', String(id));
    if (home_dress !== undefined && home_dress === home?.['kit_home'])
      stage.put('matches', at, { id, home_dress: null });
    if (away_dress !== undefined && away_dress === away?.['kit_away'])
      stage.put('matches', at, { id, away_dress: null });
  }
}
