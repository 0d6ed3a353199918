import { and, eq, getTableColumns, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import type { EventRow, LineupRow, MatchRow, PlayerRow } from '../db/rows';
import { leagues, players, seasons } from '../db/schema/competition';
import { events, lineups, matches } from '../db/schema/matches';
import { LIVE, opponentOf } from '../domain/match';
import type { StepName } from '../domain/match';
import type { SideName } from '../domain/types';
import type { Store } from '../store';
import { addCard, addGoal, resetMatch, scheduleMatch, setLineup, stepMatch } from '../modules/matches/commands';
import { fiveMinutes, minutesLater } from './calendar';
import { createRandom } from './random';
import type { Random } from './random';
import { pickLineup, scorer } from './seasons';

/** A match with the code of its league. */
export type LeagueMatch = MatchRow & { code: string | null };

function withLeague(db: Db) {
  return db
    .select({ ...getTableColumns(matches), code: leagues.code })
    .from(matches)
    .innerJoin(seasons, eq(seasons.id, matches.seasonId))
    .innerJoin(leagues, eq(leagues.id, seasons.leagueId));
}

/** Everything being played, in a fixed order, so that processes lock rows alike. */
export function playedNow(db: Db): Promise<LeagueMatch[]> {
  return withLeague(db)
    .where(inArray(matches.status, [...LIVE]))
    .orderBy(matches.id);
}

/** Matches that ended after a moment and still wait for the referee or an admin. */
export function justEnded(db: Db, since: string): Promise<LeagueMatch[]> {
  return withLeague(db)
    .where(and(inArray(matches.status, ['completed', 'submitted']), gt(matches.secondHalfEnd, since)))
    .orderBy(matches.id);
}

/** All matches of the matchday under way in the visible leagues; it is the last one of the first half of the season. */
export function currentMatchday(db: Db): Promise<LeagueMatch[]> {
  const middle = db
    .select({ seasonId: matches.seasonId, gameday: sql<number>`max(${matches.gameday}) / 2`.as('middle') })
    .from(matches)
    .groupBy(matches.seasonId)
    .as('middles');
  return db
    .select({ ...getTableColumns(matches), code: leagues.code })
    .from(matches)
    .innerJoin(seasons, and(eq(seasons.id, matches.seasonId), eq(seasons.primary, true)))
    .innerJoin(leagues, and(eq(leagues.id, seasons.leagueId), eq(leagues.visibility, true)))
    .innerJoin(middle, and(eq(middle.seasonId, matches.seasonId), eq(middle.gameday, matches.gameday)))
    .where(isNotNull(matches.kickoff))
    .orderBy(matches.kickoff, matches.id);
}

/** Players of a club who may be lined up. */
function eligiblePlayers(db: Db, clubId: string): Promise<PlayerRow[]> {
  return db
    .select()
    .from(players)
    .where(and(eq(players.clubId, clubId), eq(players.eligibility, 'Spielberechtigt')))
    .orderBy(players.id);
}

/** A match's line-ups, the people in them, and what has happened so far. */
async function sheetOf(
  db: Db,
  matchId: string,
): Promise<{ lineups: LineupRow[]; people: Map<string, PlayerRow>; events: EventRow[] }> {
  const named = await db.select().from(lineups).where(eq(lineups.matchId, matchId));
  const ids = named.flatMap((lineup) => lineup.players.map(({ player }) => player));
  const people = ids.length === 0 ? [] : await db.select().from(players).where(inArray(players.id, ids));
  const noted = await db.select().from(events).where(eq(events.matchId, matchId)).orderBy(events.seq);
  return { lineups: named, people: new Map(people.map((player) => [player.id, player])), events: noted };
}

const GOAL = 0.06;
const CARD = 0.02;
const SENT_OFF = 0.08;
const OWN_GOAL = 0.03;

/**
 * Lets the minutes pass that were not played yet, up to `minute`. What happens in a minute follows from the match,
 * its kick-off and the minute alone; so a minute without events may be played twice, and it stays empty.
 */
async function playMinutes(store: Store, match: LeagueMatch, from: number, minute: number): Promise<void> {
  const { events } = await sheetOf(store.db, match.id);
  const played = Math.max(from - 1, ...events.map((event) => event.minute));
  for (let next = played + 1; next <= minute; next += 1) {
    const random = createRandom(next).fork(`${match.id} ${match.firstHalfStart ?? ''}`);
    for (const side of ['home', 'away'] satisfies SideName[]) await playSide(store, match, side, next, random);
  }
}

async function playSide(
  store: Store,
  match: LeagueMatch,
  side: SideName,
  minute: number,
  random: Random,
): Promise<void> {
  const [goal, card] = [random.chance(GOAL), random.chance(CARD)];
  if (!goal && !card) return;
  const sheet = await sheetOf(store.db, match.id);
  const shown = (type: string) =>
    new Set(sheet.events.filter((event) => event.type === type).map((event) => event.playerId));
  const [red, yellowRed, yellow] = [shown('redCard'), shown('yellowRedCard'), shown('yellowCard')];
  const onField = (of: SideName) =>
    (sheet.lineups.find((lineup) => lineup.side === of)?.players ?? []).flatMap(({ player }): { row: PlayerRow }[] => {
      const row = sheet.people.get(player);
      return row === undefined || red.has(player) || yellowRed.has(player) ? [] : [{ row }];
    });
  if (goal) {
    const ownGoal = random.chance(OWN_GOAL);
    const player = scorer(onField(ownGoal ? opponentOf(side) : side), random);
    if (player !== undefined) await addGoal(store, { matchId: match.id, playerId: player.row.id, minute, ownGoal });
  }
  const booked = card ? scorer(onField(side), random) : undefined;
  if (booked === undefined) return;
  const second = yellow.has(booked.row.id);
  await addCard(store, {
    matchId: match.id,
    playerId: booked.row.id,
    minute,
    type: second ? 'yellowRedCard' : random.chance(SENT_OFF) ? 'redCard' : 'yellowCard',
  });
}

const HALF = 25;
const ADDED = 1;
const BREAK = 5;
const REFEREE = 4;
const OFFICE = 10;

const elapsed = (from: string, now: string) => Math.floor((Date.parse(now) - Date.parse(from)) / 60_000);

/** The store with its clock set `minutes` away from now: what was due in the past is recorded with that time. */
function at(store: Store, minutes: number): Store {
  const moment = new Date(store.now().getTime() + minutes * 60_000);
  return { ...store, now: () => moment };
}

/** Takes a step that was due `after` minutes after a moment; false when it is not due yet. */
async function stepWhenDue(
  store: Store,
  match: LeagueMatch,
  now: string,
  step: StepName,
  since: string | null,
  after: number,
): Promise<boolean> {
  const late = since === null ? 0 : elapsed(since, now) - after;
  if (late < 0) return false;
  await stepMatch(at(store, -late), match.id, step);
  return true;
}

/** Plays a live match on to this minute; true when it changed its status and may have more to catch up. */
export async function advance(store: Store, match: LeagueMatch, now: string): Promise<boolean> {
  if (match.status === 'first') {
    const start = match.firstHalfStart ?? now;
    await playMinutes(store, match, 1, Math.min(HALF, elapsed(start, now)));
    return stepWhenDue(store, match, now, 'endFirstHalf', start, HALF + ADDED);
  }
  if (match.status === 'halftime') return stepWhenDue(store, match, now, 'startSecondHalf', match.firstHalfEnd, BREAK);
  if (match.status === 'second') {
    const start = match.secondHalfStart ?? now;
    await playMinutes(store, match, HALF + 1, Math.min(2 * HALF, HALF + elapsed(start, now)));
    return stepWhenDue(store, match, now, 'endGame', start, HALF + ADDED);
  }
  if (match.status === 'completed') return stepWhenDue(store, match, now, 'submit', match.secondHalfEnd, REFEREE);
  return match.status === 'submitted' ? stepWhenDue(store, match, now, 'done', match.secondHalfEnd, OFFICE) : false;
}

/** Kicks a match off `minutesAgo`, with line-ups of those who may play; one that was played before starts afresh. */
export async function kickOff(store: Store, match: LeagueMatch, now: string, minutesAgo: number): Promise<void> {
  if (match.status !== 'pending') await resetMatch(store, match.id);
  await scheduleMatch(store, match.id, fiveMinutes(minutesLater(now, -minutesAgo)));
  const random = createRandom(elapsed('2020-01-01T00:00:00Z', now)).fork(match.id);
  const sides: readonly (readonly [SideName, string])[] = [
    ['home', match.homeClubId],
    ['away', match.awayClubId],
  ];
  for (const [side, clubId] of sides) {
    const squad = (await eligiblePlayers(store.db, clubId)).map((row) => ({ row }));
    await setLineup(
      store,
      match.id,
      side,
      pickLineup(squad, random).map(({ row }) => ({ player: row.id, number: Number(row.number) })),
    );
  }
  await stepMatch(at(store, -minutesAgo), match.id, 'startGame');
}
