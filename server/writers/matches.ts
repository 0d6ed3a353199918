import { eq, sql } from 'drizzle-orm';
import { tag } from '../answers/tags';
import type { Db } from '../db/database';
import type { MatchRow } from '../db/rows';
import { clubs } from '../db/schema/competition';
import { events, lineups, matches } from '../db/schema/matches';
import { viennaWallClock } from '../domain/clock';
import { STEPS } from '../domain/lifecycle';
import type { Step, StepName } from '../domain/lifecycle';
import { storedPointsFor } from '../domain/points';
import { MATCH_STATUSES } from '../domain/types';
import type { LineupEntry, SideName } from '../domain/types';
import type { Store } from '../store';
import { liftBansOf } from './bans';
import { lockMatch } from './matchScope';

const MOST_IN_A_LINEUP = 12;
const NO_SHOW_GOALS = 6;

/**
 * Takes a match one step on in its life and records the time. Marking it done raises the clubs' points, once.
 * @throws Refusal `unknown` for an unknown match, `late` when the step is not possible now
 */
export function stepMatch(store: Store, matchId: string, name: StepName): Promise<void> {
  const step: Step = STEPS[name];
  return store.write(async (tx, outdate) => {
    const { match, tags } = await lockMatch(tx, matchId, step.from);
    const moment = step.stamp === undefined ? {} : { [step.stamp]: viennaWallClock(store.now()) };
    const half = step.to === 'halftime' ? { homeHalf: match.homeScore, awayHalf: match.awayScore } : {};
    await tx
      .update(matches)
      .set({ status: step.to, ...moment, ...half })
      .where(eq(matches.id, matchId));
    await addPoints(tx, { ...match, status: step.to }, 1);
    outdate(...tags);
  });
}

/**
 * Calls off a match that did not begin because of one side: 6:0 for the other, which gets three points.
 * @throws Refusal `unknown` for an unknown match, `late` when it is no longer pending
 */
export function cancelMatch(store: Store, matchId: string, atFault: SideName): Promise<void> {
  return store.write(async (tx, outdate) => {
    const { match, tags } = await lockMatch(tx, matchId, ['pending']);
    const ruling = {
      status: 'cancelled' as const,
      homeScore: atFault === 'home' ? 0 : NO_SHOW_GOALS,
      awayScore: atFault === 'home' ? NO_SHOW_GOALS : 0,
    };
    await tx.update(matches).set(ruling).where(eq(matches.id, matchId));
    await addPoints(tx, { ...match, ...ruling }, 1);
    outdate(...tags);
  });
}

/**
 * Sets the kick-off of a match that has not begun, on Vienna's clock.
 * @throws Refusal `unknown` for an unknown match, `late` when it is no longer pending
 */
export function scheduleMatch(store: Store, matchId: string, kickoff: string): Promise<void> {
  return store.write(async (tx, outdate) => {
    const { tags } = await lockMatch(tx, matchId, ['pending']);
    await tx.update(matches).set({ kickoff }).where(eq(matches.id, matchId));
    outdate(...tags);
  });
}

/** Resets a match to before kick-off: 0:0, no events, no half times; points and bans that it caused are revoked. */
export function resetMatch(store: Store, matchId: string): Promise<void> {
  return store.write(async (tx, outdate) => {
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
    outdate(...tags, ...deleted.flatMap(({ playerId }) => (playerId === null ? [] : [tag.player(playerId)])));
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
  return store.write(async (tx, outdate) => {
    const { tags } = await lockMatch(tx, matchId, ['pending', 'first', 'halftime', 'second']);
    await tx
      .insert(lineups)
      .values({ matchId, side, players })
      .onConflictDoUpdate({ target: [lineups.matchId, lineups.side], set: { players } });
    outdate(...tags);
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
