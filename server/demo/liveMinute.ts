import { opponentOf } from '../domain/goal';
import type { SideName } from '../domain/types';
import { addCard, addGoal } from '../writers/matchEvents';
import type { Store } from '../store';
import type { PlayerRow } from '../db/rows';
import { sheetOf } from './liveQueries';
import type { LeagueMatch } from './liveQueries';
import { scorer } from './playMatch';
import { createRandom } from './random';
import type { Random } from './random';

const GOAL = 0.06;
const CARD = 0.02;
const SENT_OFF = 0.08;
const OWN_GOAL = 0.03;

/**
 * Lets the minutes pass that were not played yet, up to `minute`. What happens in a minute follows from the match,
 * its kick-off and the minute alone; so a minute without events may be played twice, and it stays empty.
 */
export async function playMinutes(store: Store, match: LeagueMatch, from: number, minute: number): Promise<void> {
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
