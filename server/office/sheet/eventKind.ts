import type { EventRow, MatchRow, PlayerRow } from '../../db/rows';
import { viennaWallClock } from '../../domain/clock';
import { creditedSide } from '../../domain/match';
import { cardSuspends, suspensionEnd } from '../../domain/suspension';
import { SIDES } from '../../domain/types';
import type { EventType, SideName } from '../../domain/types';
import { ban } from '../../modules/players/suspensions';
import type { Book } from './book';
import { germanDay, readInteger, readText, readWord, shown, tidy, wordKey } from './cells';
import { inOrder } from './kind';
import type { Drafted, Kind, Writing } from './kind';
import { matchOf, namesSame, teamCells } from './matchKinds';
import type { RowReader } from './reader';

const LONGEST_MATCH = 150;
const readMinute = readInteger(0, LONGEST_MATCH);
const SIDE_WORDS: ReadonlyMap<string, SideName> = new Map([
  ['heim', 'home'],
  ['gast', 'away'],
]);
const WORDS: Readonly<Record<string, EventType | 'ownGoal'>> = {
  Tor: 'goal',
  Eigentor: 'ownGoal',
  Gelb: 'yellowCard',
  'Gelb-Rot': 'yellowRedCard',
  Rot: 'redCard',
};

/** What is told of an event, but for the match. */
type Told = Pick<EventRow, 'type' | 'ownGoal' | 'minute' | 'playerId' | 'name' | 'image' | 'number' | 'assign'>;

/** Goals and cards: those of a match, minute, player and word are the same, as often as they are there. */
export const EREIGNISSE: Kind<EventRow> = {
  table: 'events',
  headings: ['Liga', 'Saison', 'Spieltag', 'Heim', 'Gast', 'Minute', 'Art', 'Team', 'SID', 'Spieler'],
  needed: ['Liga', 'Spieltag', 'Heim', 'Gast', 'Minute', 'Art'],
  parts: ['players', 'matches', 'events'],
  stored: (book) =>
    inOrder(
      book.events,
      ({ matchId }) => codeOf(matchId, book),
      ({ matchId }) => book.matchById.get(matchId)?.gameday ?? 0,
      ({ matchId }) => matchId,
      ({ minute }) => minute,
      ({ seq }) => seq,
    ),
  cells: (event, book) => {
    const match = book.matchById.get(event.matchId);
    return {
      ID: event.id,
      ...(match !== undefined && teamCells(match, book)),
      Minute: String(event.minute),
      Art: wordOf(event),
      Team: match === undefined ? '' : teamCell(event, match, book),
      SID: playerOf(event, book)?.sid ?? '',
      Spieler: event.name ?? '',
    };
  },
  find: (row, book) => {
    const match = matchOf(row, book);
    const told = match && toldOf(row, match, book, undefined);
    if (match === undefined || told === undefined) return undefined;
    const alike = book
      .eventsOf(match.id)
      .filter((event) => !row.isMet(event.id) && likeness(event) === likeness({ ...event, ...told }));
    return alike[0] ?? null;
  },
  draft: (row, stored, book) => {
    const match = stored === undefined ? matchOf(row, book) : book.matchById.get(stored.matchId);
    if (match === undefined || (stored !== undefined && !namesSame(row, match, book))) return {};
    if (stored !== undefined && row.text('ID') === '') return {};
    if (stored === undefined && match.status === 'pending')
      row.complain('Spieltag', 'hat für dieses Spiel noch kein Ergebnis; zuerst: kbo sheet import ergebnisse');
    return { matchId: match.id, ...toldOf(row, match, book, stored) };
  },
  review: countGoals,
  follow: banForCards,
};

/** What a row says happened; undefined after a complaint. */
function toldOf(row: RowReader, match: MatchRow, book: Book, stored: EventRow | undefined): Told | undefined {
  const word = row.readNeeded('Art', readWord(WORDS)) ?? (stored && typeOf(stored));
  const minute = row.readNeeded('Minute', readMinute) ?? stored?.minute;
  const isSamePlayer = stored !== undefined && !row.isChanged('SID') && !row.isChanged('Spieler');
  const person = isSamePlayer ? stored : personOf(row, book);
  if (word === undefined || minute === undefined || person === undefined) return undefined;
  const side = sideOf(row, match, person.playerId, book);
  if (side === undefined) return undefined;
  const { playerId, name, image, number } = person;
  return {
    type: word === 'ownGoal' ? 'goal' : word,
    ownGoal: word === 'goal' || word === 'ownGoal' ? word === 'ownGoal' : null,
    minute,
    playerId,
    name,
    image,
    number,
    assign: side === null ? null : creditedSide(side, word === 'ownGoal'),
  };
}

type Person = Pick<EventRow, 'playerId' | 'name' | 'image' | 'number'>;

/** Who it was: by number, else somebody of whom there is only a name. */
function personOf(row: RowReader, book: Book): Person | undefined {
  const name = row.text('Spieler');
  if (row.text('SID') === '') {
    const read = name === '' ? { fault: 'fehlt' } : readText(name);
    if ('value' in read) return { playerId: null, name: read.value, image: null, number: null };
    row.complain(name === '' ? 'SID' : 'Spieler', read.fault);
    return undefined;
  }
  const player = row.one('SID', book.findPlayer(row.text('SID')), '', () => []);
  if (player === undefined) return undefined;
  if (name !== '' && !isSameName(name, player)) {
    row.complain('Spieler', `„${shown(name)}“ hat nicht die SID ${player.sid}, die gehört „${shown(player.name)}“`);
    return undefined;
  }
  return { playerId: player.id, name: player.name, image: player.image, number: player.number };
}

/** Names are compared as words: a surname may stand first. */
function isSameName(name: string, player: PlayerRow): boolean {
  const words = (text: string) => tidy(text).toLowerCase().replaceAll(',', '').split(' ').toSorted().join(' ');
  return words(name) === words(player.name);
}

/** The team of the player: as the row says, else the one that he is with now. Null where that is stored as unknown. */
function sideOf(row: RowReader, match: MatchRow, playerId: string | null, book: Book): SideName | null | undefined {
  const text = row.text('Team');
  const key = wordKey(text);
  const named = SIDES.filter((side) => wordKey(tidy(book.teamOf(match, side)?.teamName ?? '')) === key);
  const side = SIDE_WORDS.get(key) ?? (named.length === 1 ? named[0] : undefined);
  if (side !== undefined) return side;
  const names = SIDES.map((side) => shown(book.teamOf(match, side)?.teamName ?? ''));
  if (text !== '') {
    row.complain('Team', `„${shown(text)}“ spielt hier nicht; es spielen „${names.join('“ und „')}“`);
    return undefined;
  }
  if (!row.isNew && !row.isChanged('Team')) return null;
  const club = playerId === null ? undefined : book.playerById.get(playerId)?.clubId;
  const own = SIDES.find((side) => club != null && book.teamOf(match, side)?.id === club);
  if (own === undefined) row.complain('Team', 'fehlt: Der Spieler ist jetzt bei keiner der beiden Mannschaften');
  return own;
}

/** More goals than the result has are refused: somebody entered one twice, or the result is another one. */
function countGoals(rows: readonly Drafted<EventRow>[], book: Book): void {
  const byMatch = new Map<string, Drafted<EventRow>[]>();
  for (const one of rows) {
    const id = one.after.matchId;
    if (id !== undefined) byMatch.set(id, [...(byMatch.get(id) ?? []), one]);
  }
  for (const [id, own] of byMatch) {
    const match = book.matchById.get(id);
    const last = own.at(-1);
    if (
      match === undefined ||
      last === undefined ||
      !own.some(({ row, before }) => before === undefined || row.text('ID') !== '')
    )
      continue;
    const after = new Map<string, { type?: unknown; assign?: unknown }>(
      book.eventsOf(id).map((event) => [event.id, event]),
    );
    for (const one of own) after.set(one.after.id, { ...one.before, ...one.after });
    const goals = (side: SideName) =>
      [...after.values()].filter(({ type, assign }) => type === 'goal' && assign === side);
    const [home, away] = [goals('home').length, goals('away').length];
    if (home > match.homeScore || away > match.awayScore)
      last.row.complain('Art', `ergäbe ${home}:${away} Tore, das Ergebnis ist ${match.homeScore}:${match.awayScore}`);
  }
}

/** Cards that are new ban as the rules say, from the day of the match; a ban that would be over is none. */
async function banForCards(rows: readonly Drafted<EventRow>[], book: Book, { tx, now, watch }: Writing): Promise<void> {
  const wallClock = viennaWallClock(now);
  const cards = [...book.events, ...rows.flatMap(({ before, after }) => (before === undefined ? [after] : []))];
  const kickoffOf = (matchId = '') => book.matchById.get(matchId)?.kickoff ?? wallClock;
  for (const { row, before, after } of rows) {
    const { id, type, playerId, matchId = '' } = after;
    const season = book.seasonById.get(book.matchById.get(matchId)?.seasonId ?? '');
    if (before !== undefined || playerId == null || type === undefined || season === undefined) continue;
    const yellows = cards
      .filter((card) => card.playerId === playerId && card.type === 'yellowCard')
      .filter((card) => book.matchById.get(card.matchId ?? '')?.seasonId === season.id)
      .toSorted((one, other) => kickoffOf(one.matchId).localeCompare(kickoffOf(other.matchId)));
    const count = season.primary === true ? yellows.findIndex((card) => card.id === id) + 1 : 0;
    const until = suspensionEnd(kickoffOf(matchId));
    if (!cardSuspends(type, count) || until <= wallClock) continue;
    await watch(
      [
        ['suspensions', 'player_id', [playerId]],
        ['players', 'id', [playerId]],
      ],
      () => ban(tx, playerId, matchId, until),
    );
    row.note('Art', `sperrt ${book.playerById.get(playerId)?.name ?? ''} bis ${germanDay(until)}`);
  }
}

function likeness({ type, ownGoal, minute, playerId, name, assign }: Told): string {
  return JSON.stringify([type, ownGoal === true, minute, playerId ?? tidy(name ?? ''), assign]);
}

function typeOf({ type, ownGoal }: EventRow): EventType | 'ownGoal' {
  return type === 'goal' && ownGoal === true ? 'ownGoal' : type;
}

function wordOf(event: EventRow): string {
  return Object.entries(WORDS).find(([, word]) => word === typeOf(event))?.[0] ?? '';
}

/** The player's own team: an own goal is credited to the other one. */
function teamCell(event: EventRow, match: MatchRow, book: Book): string {
  if (event.assign === null) return '';
  const side = creditedSide(event.assign, typeOf(event) === 'ownGoal');
  const [home, away] = SIDES.map((one) => book.teamOf(match, one)?.teamName ?? '');
  if (wordKey(home ?? '') === wordKey(away ?? '')) return side === 'home' ? 'Heim' : 'Gast';
  return (side === 'home' ? home : away) ?? '';
}

function playerOf({ playerId }: EventRow, book: Book): PlayerRow | undefined {
  return playerId === null ? undefined : book.playerById.get(playerId);
}

function codeOf(matchId: string, book: Book): string {
  const season = book.seasonById.get(book.matchById.get(matchId)?.seasonId ?? '');
  return book.leagueById.get(season?.leagueId ?? '')?.code ?? '';
}
