import type { StepName } from '../domain/lifecycle';
import type { SideName } from '../domain/types';
import type { Store } from '../store';
import { resetMatch, scheduleMatch, setLineup, stepMatch } from '../writers/matches';
import { fiveMinutes, minutesLater } from './calendar';
import { playMinutes } from './liveMinute';
import { eligiblePlayers } from './liveQueries';
import type { LeagueMatch } from './liveQueries';
import { pickLineup } from './playMatch';
import { createRandom } from './random';

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
