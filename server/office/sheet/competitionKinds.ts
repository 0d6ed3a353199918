import type { ClubRow, LeagueRow, PlayerRow } from '../../db/rows';
import { erasedPlayers } from '../../merging/erasures';
import { renamePlayer } from '../player';
import type { Book } from './book';
import {
  readAddress,
  readBirthday,
  readCode,
  readColour,
  readFlag,
  readInteger,
  readSid,
  readText,
  readWord,
} from './cells';
import { shown, sidKey, wordKey } from './cells';
import { beginSeason, inOrder, leagueOf, oneOrNew, wordFor } from './kind';
import type { Drafted, Kind, Writing } from './kind';
import type { RowReader } from './reader';

const STATES = {
  Wien: 'wien',
  Niederösterreich: 'niederoesterreich',
  Oberösterreich: 'oberoesterreich',
  Steiermark: 'steiermark',
  Kärnten: 'kaernten',
  Salzburg: 'salzburg',
  Tirol: 'tirol',
  Vorarlberg: 'vorarlberg',
  Burgenland: 'burgenland',
};

/** Leagues, by their codes. */
export const LIGEN: Kind<LeagueRow> = {
  table: 'leagues',
  headings: ['Code', 'Name', 'Bundesland', 'Saison', 'Sichtbar', 'Video'],
  needed: ['Code'],
  parts: [],
  stored: (book) =>
    inOrder(
      book.leagues,
      ({ code }) => code ?? '',
      ({ name }) => name,
    ),
  cells: (league, book) => ({
    ID: league.id,
    Code: league.code ?? '',
    Name: league.name,
    Bundesland: wordFor(STATES, league.state),
    Saison: book.primarySeason(league.id)?.name ?? '',
    Sichtbar: league.visibility === null ? '' : yesOrNo(league.visibility),
    Video: league.youtube ?? '',
  }),
  find: (row, book) => oneOrNew(row, 'Code', book.findLeague(row.text('Code'))),
  key: ({ code }) => code?.toLowerCase(),
  draft: (row) => ({
    code: row.readNeeded('Code', readCode),
    name: row.readNeeded('Name', readText),
    state: row.read('Bundesland', readWord(STATES)),
    visibility: row.read('Sichtbar', readFlag) ?? (row.isNew ? true : undefined),
    youtube: row.read('Video', readAddress),
  }),
  review: (rows, book) => rows.forEach(({ row, after }) => seasonOfLeague(row, after.id, book)),
};

/** A league's first season begins with it; which of several is under way is not for a spreadsheet to say. */
function seasonOfLeague(row: RowReader, id: string, book: Book): void {
  const name = row.text('Saison');
  if (name === '' || !row.isChanged('Saison')) return;
  const code = row.text('Code');
  if (book.seasonsOf(id).length === 0) beginSeason(row, book, { id, code }, name);
  else
    row.complain('Saison', `„${shown(name)}“ läuft nicht; sie beginnt mit: kbo season start ${code} "${shown(name)}"`);
}

/** Clubs, by league and name. */
export const VEREINE: Kind<ClubRow> = {
  table: 'clubs',
  headings: [
    'Liga',
    'Name',
    'Kurzname',
    'SID',
    'Farbe',
    'Logo',
    'Titelbild',
    'Gründungsjahr',
    'Mitglied seit',
    'Trainer',
    'Dress Heim',
    'Dress Auswärts',
  ],
  needed: ['Liga', 'Name'],
  parts: [],
  stored: (book) =>
    inOrder(
      book.clubs,
      ({ leagueId }) => codeOf(book, leagueId),
      ({ teamName }) => teamName,
    ),
  cells: (club, book) => ({
    ID: club.id,
    Liga: codeOf(book, club.leagueId),
    Name: club.teamName,
    Kurzname: club.shortName ?? '',
    SID: club.sid ?? '',
    Farbe: club.color ?? '',
    Logo: club.logo,
    Titelbild: club.coverImage,
    Gründungsjahr: club.foundationYear ?? '',
    'Mitglied seit': club.membershipSince ?? '',
    Trainer: club.coachName ?? '',
    'Dress Heim': club.kitHome,
    'Dress Auswärts': club.kitAway,
  }),
  find: (row, book) => {
    const league = row.text('Liga') === '' ? null : leagueOf(row, book);
    if (league === undefined) return undefined;
    const name = row.text('Name');
    const found = oneOrNew(row, 'Name', book.findClub(league?.id ?? null, name));
    const [other] = found === null ? book.findClub(undefined, name) : [];
    if (other !== undefined) {
      const where = other.leagueId === null ? 'ohne Liga' : `in ${codeOf(book, other.leagueId)}`;
      row.note('Name', `„${shown(name)}“ gibt es schon ${where}; wer die Liga wechselt, braucht die Spalte ID`);
    }
    return found;
  },
  key: ({ leagueId, teamName }) => teamName && `${leagueId ?? ''} ${teamName.toLowerCase()}`,
  draft: (row, _stored, book) => ({
    leagueId: row.isNew || row.isChanged('Liga') ? leagueIdOf(row, book) : undefined,
    teamName: row.readNeeded('Name', readText),
    shortName: row.read('Kurzname', readText),
    sid: readSidOf(row),
    color: row.read('Farbe', readColour),
    logo: row.readOrEmpty('Logo', readAddress),
    coverImage: row.readOrEmpty('Titelbild', readAddress),
    foundationYear: row.read('Gründungsjahr', readText),
    membershipSince: row.read('Mitglied seit', readText),
    coachName: row.read('Trainer', readText),
    kitHome: row.readOrEmpty('Dress Heim', readAddress),
    kitAway: row.readOrEmpty('Dress Auswärts', readAddress),
  }),
  review: countTeams,
};

/** Where clubs come or go, the league says anew how many it has. */
function countTeams(rows: readonly Drafted<ClubRow>[], book: Book): void {
  const moved = rows.filter(({ before, after }) => after.leagueId !== undefined && after.leagueId !== before?.leagueId);
  const home = new Map(book.clubs.map(({ id, leagueId }) => [id, leagueId]));
  for (const { after } of moved) home.set(after.id, after.leagueId ?? null);
  const counts = new Map<string, number>();
  for (const id of home.values()) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const { row, before, after } of moved) {
    for (const id of [before?.leagueId, after.leagueId])
      if (typeof id === 'string') row.also('leagues', { id, teamcount: counts.get(id) ?? 0 });
  }
}

const POSITIVE = { Spielberechtigt: 'Spielberechtigt', Warten: 'Warten' } as const;

/** Players, by their numbers. */
export const SPIELER: Kind<PlayerRow> = {
  table: 'players',
  headings: [
    'SID',
    'Name',
    'Liga',
    'Verein',
    'Nummer',
    'Position',
    'Geburtstag',
    'Nationalität',
    'Kapitän',
    'Spielberechtigung',
    'Registriert am',
    'Foto',
  ],
  needed: ['SID'],
  parts: ['players'],
  stored: (book) =>
    inOrder(
      book.players,
      (player) => codeOf(book, clubOf(book, player)?.leagueId ?? null),
      (player) => clubOf(book, player)?.teamName ?? '',
      ({ name }) => name,
    ),
  cells: (player, book) => ({
    ID: player.id,
    SID: player.sid,
    Name: player.name,
    Liga: codeOf(book, clubOf(book, player)?.leagueId ?? null),
    Verein: clubOf(book, player)?.teamName ?? '',
    Nummer: player.number,
    Position: player.position,
    Geburtstag: player.birthday,
    Nationalität: player.nationality,
    Kapitän: clubOf(book, player)?.captainId === player.id ? 'ja' : '',
    Spielberechtigung: player.eligibility,
    'Registriert am': player.registerDate,
    Foto: player.image ?? '',
  }),
  find: (row, book) => oneOrNew(row, 'SID', book.findPlayer(row.text('SID'))),
  key: ({ sid }) => (sid === undefined || sid === '' ? undefined : sidKey(sid)),
  draft: (row, stored, book) => ({
    sid: stored === undefined ? row.readNeeded('SID', readSid) : (readSidOf(row) ?? undefined),
    name: row.readNeeded('Name', readText),
    clubId: row.isNew || row.isChanged('Verein') || row.isChanged('Liga') ? clubIdOf(row, book) : undefined,
    number: row.readOrEmpty('Nummer', readShirt),
    position: row.readOrEmpty('Position', readText),
    birthday: row.readOrEmpty('Geburtstag', readBirthday),
    nationality: row.readOrEmpty('Nationalität', readText),
    eligibility: eligibilityOf(row, stored),
    registerDate: row.readOrEmpty('Registriert am', readBirthday),
    image: row.read('Foto', readAddress),
  }),
  review: appointCaptains,
  follow: renameEverywhere,
};

const shirt = readInteger(0, 999);

function readShirt(text: string) {
  const read = shirt(text);
  return 'value' in read ? { value: String(read.value) } : read;
}

/** Bans have an end and a reason: they are no word in a table. */
function eligibilityOf(row: RowReader, stored: PlayerRow | undefined): PlayerRow['eligibility'] | undefined {
  if (row.isNew && row.text('Spielberechtigung') === '') return 'Spielberechtigt';
  if (!row.isChanged('Spielberechtigung')) return undefined;
  const word = wordKey(row.text('Spielberechtigung'));
  if (word === 'gesperrt' || stored?.eligibility === 'Gesperrt') {
    row.complain('Spielberechtigung', 'Sperren setzt und löst nur: kbo player ban, kbo player unban');
    return undefined;
  }
  return row.readNeeded('Spielberechtigung', readWord(POSITIVE));
}

/** A name stands with each goal and card, too. */
async function renameEverywhere(rows: readonly Drafted<PlayerRow>[], _book: Book, desk: Writing): Promise<void> {
  const erased = await erasedPlayers(desk.tx);
  for (const { before, after } of rows)
    if (before !== undefined && after.name !== undefined && after.name !== before.name && !erased.has(after.id))
      await renamePlayer(desk, after.id, after.name);
}

/** Who is captain stands with the club; a player who moves is none any more unless the row says so. */
function appointCaptains(rows: readonly Drafted<PlayerRow>[], book: Book): void {
  const appointed = new Map<string, Drafted<PlayerRow>>();
  for (const one of rows) {
    const { row, before, after } = one;
    const was = before !== undefined && clubOf(book, before)?.captainId === before.id ? before.clubId : null;
    const club = after.clubId === undefined ? (before?.clubId ?? null) : after.clubId;
    const isSaid = row.has('Kapitän') ? row.text('Kapitän') !== '' : club === before?.clubId && was !== null;
    const is = isSaid && row.read('Kapitän', readFlag) !== false ? club : null;
    if (was === is) continue;
    if (was !== null) row.also('clubs', { id: was, captainId: null });
    if (is === null) continue;
    const other = appointed.get(is);
    if (other !== undefined) row.complain('Kapitän', `steht für diesen Verein schon in ${other.row.place}`);
    appointed.set(is, one);
  }
  // Last, so that they hold whoever was dismissed before.
  for (const [id, { row, after }] of appointed) row.also('clubs', { id, captainId: after.id });
}

function clubOf(book: Book, { clubId }: PlayerRow): ClubRow | undefined {
  return clubId === null ? undefined : book.clubById.get(clubId);
}

function codeOf(book: Book, leagueId: string | null): string {
  return (leagueId === null ? undefined : book.leagueById.get(leagueId)?.code) ?? '';
}

function leagueIdOf(row: RowReader, book: Book): string | null | undefined {
  return row.text('Liga') === '' ? null : leagueOf(row, book)?.id;
}

/** The club under `Verein`, in the league under `Liga` if one is named. */
function clubIdOf(row: RowReader, book: Book): string | null | undefined {
  const name = row.text('Verein');
  if (name === '') return null;
  const league = row.text('Liga') === '' ? null : leagueOf(row, book);
  if (league === undefined) return undefined;
  const where = league === null ? '' : ` in ${league.code ?? league.name}`;
  return row.one('Verein', book.findClub(league?.id, name), where, () => book.clubNames(league?.id))?.id;
}

/** A changed number; zeros that a spreadsheet dropped are no change. */
function readSidOf(row: RowReader): string | null | undefined {
  const isSame = !row.isNew && sidKey(row.text('SID')) === sidKey(row.storedText('SID'));
  return isSame ? undefined : row.read('SID', readSid);
}

function yesOrNo(flag: boolean): string {
  return flag ? 'ja' : 'nein';
}
