import type { MatchRow } from '../../db/rows';
import { hasTime } from '../../domain/clock';
import { isLive } from '../../domain/match';
import type { Book, Teams } from './book';
import { teamsKey } from './book';
import { germanDay, readDay, readGoals, readInteger, readResult, readText, readTime, readWord, shown } from './cells';
import { inOrder, seasonOf, wordFor } from './kind';
import type { Fields, Kind } from './kind';
import type { Cells, RowReader } from './reader';

const TEAMS = ['Liga', 'Saison', 'Spieltag', 'Heim', 'Gast'] as const;
const NEEDED = ['Liga', 'Spieltag', 'Heim', 'Gast'];
const STATUSES = { offen: 'pending', gespielt: 'done', abgebrochen: 'abgebrochen', abgesagt: 'cancelled' } as const;
const readGameday = readInteger(1, 99);

/** Matches with a season, in the order of a season. */
function storedMatches(book: Book): readonly MatchRow[] {
  return inOrder(
    book.matches,
    ({ seasonId }) => book.leagueById.get(book.seasonById.get(seasonId)?.leagueId ?? '')?.code ?? '',
    ({ seasonId }) => book.seasonById.get(seasonId)?.name ?? '',
    ({ gameday }) => gameday,
    ({ kickoff }) => kickoff ?? '',
    (match) => book.teamOf(match, 'home')?.teamName ?? '',
  );
}

/** The cells that name a match. */
export function teamCells(match: MatchRow, book: Book): Cells {
  const season = book.seasonById.get(match.seasonId);
  return {
    Liga: (season === undefined ? undefined : book.leagueById.get(season.leagueId)?.code) ?? '',
    Saison: season?.name ?? '',
    Spieltag: String(match.gameday),
    Heim: book.teamOf(match, 'home')?.teamName ?? '',
    Gast: book.teamOf(match, 'away')?.teamName ?? '',
  };
}

/** Which match a row names, in the cells that differ from a stored one; complains about names that mean nothing. */
function teamsOf(row: RowReader, book: Book, stored: MatchRow | undefined, begins: boolean): Teams | undefined {
  const kept = stored !== undefined && !row.isChanged('Liga') && !row.isChanged('Saison');
  const season = kept ? book.seasonById.get(stored.seasonId) : seasonOf(row, book, begins);
  const gameday = row.readNeeded('Spieltag', readGameday) ?? stored?.gameday;
  if (season === undefined) return undefined;
  const code = book.leagueById.get(season.leagueId)?.code ?? season.name;
  const team = (heading: 'Heim' | 'Gast', id: string | undefined) => {
    if (kept && !row.isChanged(heading)) return id;
    return row.one(heading, book.findTeam(season, row.text(heading)), ` in ${code}`, () => book.teamNames(season))?.id;
  };
  const homeClubId = team('Heim', stored?.homeClubId);
  const awayClubId = team('Gast', stored?.awayClubId);
  if (gameday === undefined || homeClubId === undefined || awayClubId === undefined) return undefined;
  if (homeClubId === awayClubId && stored === undefined) {
    row.complain('Gast', 'ist dieselbe Mannschaft wie Heim');
    return undefined;
  }
  return { seasonId: season.id, gameday, homeClubId, awayClubId };
}

/** The match that a row names by its teams; complains if there is none. */
export function matchOf(row: RowReader, book: Book): MatchRow | undefined {
  const teams = teamsOf(row, book, undefined, false);
  if (teams === undefined) return undefined;
  const found = book.findMatch(teams);
  const [match] = found;
  if (found.length === 1) return match;
  const [other] = book.findPair(teams);
  const meant = other === undefined ? '' : ` (meinst du den ${other.gameday}.?)`;
  row.complain(
    'Spieltag',
    found.length > 1 ? 'hat dieses Spiel mehrmals; nimm die Spalte ID' : `hat dieses Spiel nicht${meant}`,
  );
  return undefined;
}

/** Whether the cells that name a match still name it; complains if they name another one. */
export function namesSame(row: RowReader, match: MatchRow, book: Book): boolean {
  if (!TEAMS.some((heading) => row.isChanged(heading))) return true;
  const teams = teamsOf(row, book, match, false);
  if (teams === undefined) return false;
  const same = teamsKey(teams) === teamsKey(match);
  const names = teamCells(match, book);
  if (!same)
    row.complain(
      'ID',
      `gehört zu einem anderen Spiel: ${names['Heim']} – ${names['Gast']}, ${match.gameday}. Spieltag`,
    );
  return same;
}

/** Fixtures, by season, matchday and teams. */
export const SPIELPLAN: Kind<MatchRow> = {
  table: 'matches',
  headings: [...TEAMS, 'Datum', 'Zeit', 'Ort'],
  needed: NEEDED,
  parts: ['matches'],
  stored: storedMatches,
  cells: (match, book) => ({
    ID: match.id,
    ...teamCells(match, book),
    Datum: match.kickoff === null ? '' : germanDay(match.kickoff),
    Zeit: match.kickoff === null || !hasTime(match.kickoff) ? '' : match.kickoff.slice(11, 16),
    Ort: match.location,
  }),
  find: (row, book) => {
    const teams = teamsOf(row, book, undefined, true);
    if (teams === undefined) return undefined;
    const found = book.findMatch(teams);
    return found.length === 0 ? null : row.one('Spieltag', found, ` mit ${shown(row.text('Heim'))}`, () => []);
  },
  key: ({ seasonId, gameday, homeClubId, awayClubId }) =>
    seasonId === undefined || gameday === undefined || homeClubId === undefined || awayClubId === undefined
      ? undefined
      : teamsKey({ seasonId, gameday, homeClubId, awayClubId }),
  draft: (row, stored, book) => {
    const isOther = stored === undefined || TEAMS.some((heading) => row.isChanged(heading));
    const teams = isOther ? teamsOf(row, book, stored, true) : undefined;
    const isMoved = teams !== undefined && stored !== undefined && teamsKey(teams) !== teamsKey(stored);
    if (isMoved && stored.status !== 'pending')
      row.complain('ID', 'gehört zu einem Spiel, das schon begonnen hat: Liga, Spieltag und Mannschaften bleiben');
    return { ...teams, kickoff: kickoffOf(row), location: row.readOrEmpty('Ort', readText) };
  },
};

/** The kick-off, a day without a time at midnight; undefined if the row leaves it. */
function kickoffOf(row: RowReader): string | null | undefined {
  if (!row.isNew && !row.isChanged('Datum') && !row.isChanged('Zeit')) return undefined;
  const read = (heading: string, reader: typeof readDay) => {
    const text = row.text(heading);
    const read = text === '' ? undefined : reader(text);
    if (read !== undefined && 'fault' in read) row.complain(heading, `„${shown(text)}“ ${read.fault}`);
    return read !== undefined && 'value' in read ? read.value : undefined;
  };
  const day = read('Datum', readDay);
  const time = read('Zeit', readTime);
  if (row.text('Datum') === '' && time !== undefined) row.complain('Datum', 'fehlt zur Zeit');
  return day === undefined ? null : `${day}T${time ?? '00:00'}:00Z`;
}

/** Results, by season, matchday and teams. */
export const ERGEBNISSE: Kind<MatchRow> = {
  table: 'matches',
  headings: [...TEAMS, 'Tore Heim', 'Tore Gast', 'Halbzeit Heim', 'Halbzeit Gast', 'Status'],
  accepted: ['Ergebnis'],
  needed: NEEDED,
  parts: ['matches', 'events'],
  stored: storedMatches,
  cells: (match, book) => {
    const goals = hasResult(match) ? [match.homeScore, match.awayScore].map(String) : ['', ''];
    return {
      ID: match.id,
      ...teamCells(match, book),
      'Tore Heim': goals[0] ?? '',
      'Tore Gast': goals[1] ?? '',
      Ergebnis: goals.join(':').replace(/^:$/, ''),
      'Halbzeit Heim': String(match.homeHalf ?? ''),
      'Halbzeit Gast': String(match.awayHalf ?? ''),
      Status: isLive(match.status)
        ? 'läuft'
        : wordFor(STATUSES, ['completed', 'submitted'].includes(match.status) ? 'done' : match.status),
    };
  },
  find: matchOf,
  draft: (row, stored, book) =>
    stored !== undefined && namesSame(row, stored, book) ? resultOf(row, stored, book) : {},
};

function hasResult({ status, homeScore, awayScore }: MatchRow): boolean {
  return status !== 'pending' && (status !== 'cancelled' || homeScore + awayScore > 0);
}

/** What a row says about how a match ended; empty goals say nothing. */
function resultOf(row: RowReader, match: MatchRow, book: Book): Fields<MatchRow> {
  const score = scoreOf(row, match);
  const word = row.read('Status', readWord(STATUSES)) ?? undefined;
  if (word === 'pending') {
    row.complain('Status', `lässt sich hier nicht zurücksetzen: kbo match status ${match.id} pending`);
    return {};
  }
  const half = { homeHalf: row.read('Halbzeit Heim', readGoals), awayHalf: row.read('Halbzeit Gast', readGoals) };
  if (score === undefined && word === undefined) return half;
  if (score !== undefined && word === undefined && match.status === 'cancelled' && row.text('Status') === '') {
    row.complain('Status', 'fehlt: Das Spiel ist abgesagt; „gespielt“ oder, mit gewertetem Ergebnis, „abgesagt“?');
  }
  if (word === 'done' && score === undefined && !hasResult(match)) row.complain('Tore Heim', 'fehlt zu „gespielt“');
  const isEnded = match.status === 'cancelled' || match.status === 'abgebrochen';
  const after: MatchRow = {
    ...match,
    ...score,
    homeHalf: half.homeHalf === undefined ? match.homeHalf : half.homeHalf,
    awayHalf: half.awayHalf === undefined ? match.awayHalf : half.awayHalf,
    status: word ?? (isEnded ? match.status : 'done'),
  };
  if (word === 'cancelled' && score === undefined) Object.assign(after, { homeScore: 0, awayScore: 0 });
  if ((after.homeHalf ?? 0) > after.homeScore || (after.awayHalf ?? 0) > after.awayScore)
    row.complain('Halbzeit Heim', 'und Halbzeit Gast haben mehr Tore als das Ergebnis');
  noteGoals(row, after, book);
  const { homeScore, awayScore, status, homeHalf, awayHalf } = after;
  return { homeScore, awayScore, status, homeHalf, awayHalf };
}

/** The goals of both sides; undefined if the row says nothing new about them. */
function scoreOf(row: RowReader, match: MatchRow): Pick<MatchRow, 'homeScore' | 'awayScore'> | undefined {
  if (row.text('Ergebnis') !== '' && row.isChanged('Ergebnis')) {
    const read = row.read('Ergebnis', readResult);
    return read == null ? undefined : { homeScore: read.home, awayScore: read.away };
  }
  const goals = (['Tore Heim', 'Tore Gast'] as const).map((heading) => {
    const text = row.text(heading);
    return text === '' ? undefined : (row.read(heading, readGoals) ?? undefined);
  });
  const [home, away] = goals;
  const isSaid = (heading: string) => row.has(heading) && row.text(heading) !== '';
  if (isSaid('Tore Heim') !== isSaid('Tore Gast')) {
    row.complain(isSaid('Tore Heim') ? 'Tore Gast' : 'Tore Heim', 'fehlt');
    return undefined;
  }
  if (home === undefined && away === undefined) return undefined;
  return { homeScore: home ?? match.homeScore, awayScore: away ?? match.awayScore };
}

/** A new score touches no goal that was entered. */
function noteGoals(row: RowReader, match: MatchRow, book: Book): void {
  const goals = book.eventsOf(match.id).filter(({ type }) => type === 'goal');
  const count = (side: 'home' | 'away') => goals.filter(({ assign }) => assign === side).length;
  if (goals.length > 0 && (count('home') !== match.homeScore || count('away') !== match.awayScore))
    row.note('Tore Heim', `Eingetragen sind die Tore zum ${count('home')}:${count('away')}; kbo check nennt das Spiel`);
}
