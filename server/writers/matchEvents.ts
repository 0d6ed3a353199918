import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { tag } from '../answers/tags';
import type { Db } from '../db/database';
import { players } from '../db/schema/competition';
import { events, lineups, matches } from '../db/schema/matches';
import { viennaWallClock } from '../domain/clock';
import { creditedSide, sidesOf } from '../domain/goal';
import { newId } from '../domain/ids';
import { cardSuspends, suspensionEnd } from '../domain/suspension';
import type { EventType, SideName } from '../domain/types';
import { Refusal, found } from '../domain/refusal';
import type { Store } from '../store';
import { ban } from './bans';
import { lockMatch } from './matchScope';

/** Something a player of one of the line-ups did. */
export interface PlayerAction {
  matchId: string;
  playerId: string;
  minute: number;
  /** The player's own side, needed where both line-ups name the player. */
  side?: SideName;
}

/**
 * Records a goal and raises the score of the credited side; an own goal is credited to the opponent.
 * @throws Refusal `unknown` for an unknown match or player, `late` when the match is not being played,
 *   `impossible` when the player is not lined up, or for both sides and none is given
 */
export function addGoal(store: Store, goal: PlayerAction & { ownGoal?: boolean }): Promise<void> {
  return store.write(async (tx, outdate) => {
    const { tags } = await lockMatch(tx, goal.matchId, ['first', 'second']);
    const ownGoal = goal.ownGoal === true;
    const side = creditedSide(await linedUpSide(tx, goal), ownGoal);
    await insertEvent(tx, goal, 'goal', side, ownGoal);
    await tx
      .update(matches)
      .set(
        side === 'home' ? { homeScore: sql`${matches.homeScore} + 1` } : { awayScore: sql`${matches.awayScore} + 1` },
      )
      .where(eq(matches.id, goal.matchId));
    outdate(...tags, tag.player(goal.playerId));
  });
}

/**
 * Records a card and suspends the player when the rules say so. A yellow-red card replaces the player's last yellow.
 * @throws Refusal as `addGoal`
 */
export function addCard(store: Store, card: PlayerAction & { type: Exclude<EventType, 'goal'> }): Promise<void> {
  return store.write(async (tx, outdate) => {
    const { tags, match, primary } = await lockMatch(tx, card.matchId, ['first', 'halftime', 'second']);
    const side = await linedUpSide(tx, card);
    if (card.type === 'yellowRedCard') await removeLastYellow(tx, card);
    await insertEvent(tx, card, card.type, side, false);
    const yellows =
      primary === true && card.type === 'yellowCard' ? await yellowsInSeason(tx, card.playerId, match.seasonId) : 0;
    if (cardSuspends(card.type, yellows)) {
      await ban(tx, card.playerId, card.matchId, suspensionEnd(viennaWallClock(store.now())));
    }
    outdate(...tags, tag.player(card.playerId));
  });
}

async function linedUpSide(tx: Db, { matchId, playerId, side }: PlayerAction): Promise<SideName> {
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
