import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { tag } from '../../cache/tags';
import type { Db } from '../../db/database';
import type { MatchRow } from '../../db/rows';
import { clubs, players, seasons } from '../../db/schema/competition';
import { events, lineups, matches } from '../../db/schema/matches';
import { viennaWallClock } from '../../domain/clock';
import { found, Refusal } from '../../domain/errors';
import { creditedSide, LIVE, NO_SHOW_GOALS, sidesOf, STEPS } from '../../domain/match';
import type { Step, StepName } from '../../domain/match';
import { cardSuspends, suspensionEnd } from '../../domain/suspension';
import { storedPointsFor } from '../../domain/table';
import { newId } from '../../domain/text';
import { MATCH_STATUSES } from '../../domain/types';
import type { EventType, LineupEntry, MatchStatus, SideName } from '../../domain/types';
import type { Store } from '../../store';
import { ban, liftBansOf } from '../players/suspensions';

/** A match locked for a change, with the tags that the change outdates. */
export interface LockedMatch {
  match: MatchRow;
  leagueId: string;
  primary: boolean | null;
  tags: string[];
}

/**
 * Locks a match until the end of the transaction, so that changes to it happen one after the other.
 * @throws Refusal `unknown` when there is none, `late` when its status is not one of the allowed
 */
async function lockMatch(tx: Db, matchId: string, allowed: readonly MatchStatus[]): Promise<LockedMatch> {
  const [row] = await tx
    .select()
    .from(matches)
    .innerJoin(seasons, eq(seasons.id, matches.seasonId))
    .where(eq(matches.id, matchId))
    .for('update', { of: matches });
  const { matches: match, seasons: season } = found(row, 'Match not found');
  if (!allowed.includes(match.status)) {
    throw new Refusal('late', `Das Spiel ist im Zustand „${match.status}“, das geht jetzt nicht.`);
  }
  const playing = await tx
    .select({ leagueId: clubs.leagueId })
    .from(clubs)
    .where(inArray(clubs.id, [match.homeClubId, match.awayClubId]));
  // A club that has moved up since shows its points in another league.
  const leagueIds = new Set([season.leagueId, ...playing.flatMap(({ leagueId }) => leagueId ?? [])]);
  return {
    match,
    leagueId: season.leagueId,
    primary: season.primary,
    tags: [
      tag.match(match.id),
      tag.season(match.seasonId),
      ...(season.primary === true ? [] : [tag.former]),
      ...[...leagueIds].map(tag.league),
      tag.club(match.homeClubId),
      tag.club(match.awayClubId),
      tag.live,
    ],
  };
}

const MOST_IN_A_LINEUP = 12;

/**
 * Takes a match one step on in its life and records the time. Marking it done raises the clubs' points, once.
 * @throws Refusal `unknown` for an unknown match, `late` when the step is not possible now
 */
export function stepMatch(store: Store, matchId: string, name: StepName): Promise<void> {
  const step: Step = STEPS[name];
  return store.write(async (tx, invalidate) => {
    const { match, tags } = await lockMatch(tx, matchId, step.from);
    const moment = step.stamp === undefined ? {} : { [step.stamp]: viennaWallClock(store.now()) };
    const half = step.to === 'halftime' ? { homeHalf: match.homeScore, awayHalf: match.awayScore } : {};
    await tx
      .update(matches)
      .set({ status: step.to, ...moment, ...half })
      .where(eq(matches.id, matchId));
    await addPoints(tx, { ...match, status: step.to }, 1);
    invalidate(...tags);
  });
}

/**
 * Calls off a match that did not begin because of one side: 6:0 for the other, which gets three points.
 * @throws Refusal `unknown` for an unknown match, `late` when it is no longer pending
 */
export function cancelMatch(store: Store, matchId: string, atFault: SideName): Promise<void> {
  return store.write(async (tx, invalidate) => {
    const { match, tags } = await lockMatch(tx, matchId, ['pending']);
    const ruling = {
      status: 'cancelled' as const,
      homeScore: atFault === 'home' ? 0 : NO_SHOW_GOALS,
      awayScore: atFault === 'home' ? NO_SHOW_GOALS : 0,
    };
    await tx.update(matches).set(ruling).where(eq(matches.id, matchId));
    await addPoints(tx, { ...match, ...ruling }, 1);
    invalidate(...tags);
  });
}

/**
 * Sets the kick-off of a match that has not begun, on Vienna's clock.
 * @throws Refusal `unknown` for an unknown match, `late` when it is no longer pending
 */
export function scheduleMatch(store: Store, matchId: string, kickoff: string): Promise<void> {
  return store.write(async (tx, invalidate) => {
    const { tags } = await lockMatch(tx, matchId, ['pending']);
    await tx.update(matches).set({ kickoff }).where(eq(matches.id, matchId));
    invalidate(...tags);
  });
}

/** Resets a match to before kick-off: 0:0, no events, no half times; points and bans that it caused are revoked. */
export function resetMatch(store: Store, matchId: string): Promise<void> {
  return store.write(async (tx, invalidate) => {
    const { match, tags } = await lockMatch(tx, matchId, MATCH_STATUSES);
    await addPoints(tx, match, -1);
    const deleted = await tx.delete(events).where(eq(events.matchId, matchId)).returning({ playerId: events.playerId });
    await tx
      .update(matches)
      .set({
        status: 'pending',
        homeScore: 0,
        awayScore: 0,
        homeHalf: null,
        awayHalf: null,
        firstHalfStart: null,
        firstHalfEnd: null,
        secondHalfStart: null,
        secondHalfEnd: null,
      })
      .where(eq(matches.id, matchId));
    await liftBansOf(tx, matchId);
    invalidate(...tags, ...deleted.flatMap(({ playerId }) => (playerId === null ? [] : [tag.player(playerId)])));
  });
}

/**
 * Fills in or replaces the line-up of one side before or during a match.
 * @throws RangeError for more than twelve players; Refusal as `lockMatch`
 */
export function setLineup(store: Store, matchId: string, side: SideName, players: LineupEntry[]): Promise<void> {
  if (players.length > MOST_IN_A_LINEUP) {
    throw new RangeError(`line-up of ${matchId} ${side}: at most ${MOST_IN_A_LINEUP} players, got ${players.length}`);
  }
  return store.write(async (tx, invalidate) => {
    const { tags } = await lockMatch(tx, matchId, ['pending', 'first', 'halftime', 'second']);
    await tx
      .insert(lineups)
      .values({ matchId, side, players })
      .onConflictDoUpdate({ target: [lineups.matchId, lineups.side], set: { players } });
    invalidate(...tags);
  });
}

async function addPoints(tx: Db, match: MatchRow, sign: 1 | -1): Promise<void> {
  const score = { home: match.homeScore, away: match.awayScore };
  const sides = [
    { side: 'home', clubId: match.homeClubId },
    { side: 'away', clubId: match.awayClubId },
  ] as const;
  // Always in the order of the ids, so that two matches of the same clubs never wait for each other.
  for (const { side, clubId } of sides.toSorted((a, b) => a.clubId.localeCompare(b.clubId))) {
    const points = storedPointsFor(side, match.status, score);
    if (points > 0) {
      await tx
        .update(clubs)
        .set({ points: sql`${clubs.points} + ${sign * points}` })
        .where(eq(clubs.id, clubId));
    }
  }
}

/** Something a player of one of the line-ups did. */
export interface PlayerAction {
  matchId: string;
  playerId: string;
  minute: number;
  /** The player's own side, needed where both line-ups name the player. */
  side?: SideName;
  /** Noted by the office afterwards: in any match that began and was not decided by a ruling, for the given side. */
  late?: boolean;
}

const BEGUN = MATCH_STATUSES.filter((status) => status !== 'pending' && status !== 'cancelled');

/**
 * Records a goal and raises the score of the credited side; an own goal is credited to the opponent.
 * @throws Refusal `unknown` for an unknown match or player, `late` when the match is not being played,
 *   `impossible` when the player is not lined up, or for both sides and none is given
 */
export function addGoal(store: Store, goal: PlayerAction & { ownGoal?: boolean }): Promise<void> {
  return store.write(async (tx, invalidate) => {
    const allowed: readonly MatchStatus[] = goal.late === true ? BEGUN : ['first', 'second'];
    const { tags, match } = await lockMatch(tx, goal.matchId, allowed);
    const ownGoal = goal.ownGoal === true;
    const side = creditedSide(await linedUpSide(tx, goal), ownGoal);
    await insertEvent(tx, goal, 'goal', side, ownGoal);
    await changeScore(tx, match, side, 1);
    invalidate(...tags, tag.player(goal.playerId));
  });
}

/**
 * Records a card and suspends the player when the rules say so. A yellow-red card replaces the player's last yellow.
 * @throws Refusal as `addGoal`
 */
export function addCard(store: Store, card: PlayerAction & { type: Exclude<EventType, 'goal'> }): Promise<void> {
  return store.write(async (tx, invalidate) => {
    const allowed: readonly MatchStatus[] = card.late === true ? BEGUN : LIVE;
    const { tags, match, primary } = await lockMatch(tx, card.matchId, allowed);
    const side = await linedUpSide(tx, card);
    if (card.type === 'yellowRedCard') await removeLastYellow(tx, card);
    await insertEvent(tx, card, card.type, side, false);
    const yellows =
      primary === true && card.type === 'yellowCard' ? await yellowsInSeason(tx, card.playerId, match.seasonId) : 0;
    if (cardSuspends(card.type, yellows)) {
      const now = viennaWallClock(store.now());
      const until = suspensionEnd(card.late === true ? (match.kickoff ?? now) : now);
      if (until > now) await ban(tx, card.playerId, card.matchId, until);
    }
    invalidate(...tags, tag.player(card.playerId));
  });
}

/** Changes the score of a locked match by a goal, and the points of the clubs if it is closed. */
async function changeScore(tx: Db, match: MatchRow, side: SideName, by: 1 | -1): Promise<void> {
  const column = side === 'home' ? 'homeScore' : 'awayScore';
  const score = { [column]: Math.max(0, match[column] + by) };
  await addPoints(tx, match, -1);
  await tx.update(matches).set(score).where(eq(matches.id, match.id));
  await addPoints(tx, { ...match, ...score }, 1);
}

/**
 * Takes out a goal, which the score loses, or a card with the ban that it caused.
 * @throws Refusal `unknown` for an unknown match or event, `late` before a match or after a ruling
 */
export function removeEvent(store: Store, matchId: string, eventId: string): Promise<void> {
  return store.write(async (tx, invalidate) => {
    const { tags, match } = await lockMatch(tx, matchId, BEGUN);
    const [event] = await tx
      .delete(events)
      .where(and(eq(events.matchId, matchId), eq(events.id, eventId)))
      .returning();
    const { type, assign, playerId } = found(event, 'Event not found');
    if (type === 'goal' && assign !== null) {
      await changeScore(tx, match, assign, -1);
    } else if (playerId !== null) {
      const others = await tx
        .select({ type: events.type })
        .from(events)
        .where(and(eq(events.matchId, matchId), eq(events.playerId, playerId)));
      if (!others.some((other) => cardSuspends(other.type, 0))) await liftBansOf(tx, matchId, playerId);
    }
    invalidate(...tags, ...(playerId === null ? [] : [tag.player(playerId)]));
  });
}

async function linedUpSide(tx: Db, { matchId, playerId, side, late }: PlayerAction): Promise<SideName> {
  if (late === true && side !== undefined) return side;
  const sides = sidesOf(playerId, await tx.select().from(lineups).where(eq(lineups.matchId, matchId)));
  const [own] = side === undefined ? sides : sides.filter((lineup) => lineup === side);
  if (own === undefined) throw new Refusal('impossible', 'Der Spieler steht in keiner Aufstellung dieses Spiels.');
  if (side === undefined && sides.length > 1) {
    throw new Refusal('impossible', 'Der Spieler steht in beiden Aufstellungen: Es fehlt, für welche Seite.');
  }
  return own;
}

async function insertEvent(
  tx: Db,
  action: PlayerAction,
  type: EventType,
  assign: SideName,
  ownGoal: boolean,
): Promise<void> {
  const [row] = await tx.select().from(players).where(eq(players.id, action.playerId));
  const player = found(row, 'Player not found');
  await tx.insert(events).values({
    id: newId(),
    matchId: action.matchId,
    type,
    minute: action.minute,
    playerId: player.id,
    name: player.name,
    image: player.image,
    number: player.number,
    assign,
    ownGoal: type === 'goal' ? ownGoal : null,
  });
}

async function removeLastYellow(tx: Db, { matchId, playerId }: PlayerAction): Promise<void> {
  const [last] = await tx
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.matchId, matchId), eq(events.playerId, playerId), eq(events.type, 'yellowCard')))
    .orderBy(desc(events.seq))
    .limit(1);
  if (last !== undefined) await tx.delete(events).where(eq(events.id, last.id));
}

function yellowsInSeason(tx: Db, playerId: string, seasonId: string): Promise<number> {
  const inSeason = tx.select({ id: matches.id }).from(matches).where(eq(matches.seasonId, seasonId));
  return tx.$count(
    events,
    and(eq(events.playerId, playerId), eq(events.type, 'yellowCard'), inArray(events.matchId, inSeason)),
  );
}
