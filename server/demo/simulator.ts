import { sql } from 'drizzle-orm';
import { isMarked } from '../db/provenance';
import { matchById } from '../modules/matches/queries';
import { viennaWallClock } from '../domain/clock';
import { redact } from '../domain/errors';
import { isLive } from '../domain/match';
import type { Store } from '../store';
import { minutesLater } from './calendar';
import { FLAGSHIP_CODE } from './leagues';
import { advance, currentMatchday, justEnded, kickOff, playedNow } from './live';
import type { LeagueMatch } from './live';

/** Any fixed number: processes on one database take turns on it. */
const TURN_LOCK = 7_310_046;
const TURN_EVERY_MS = 15_000;
const FEWEST_LIVE = 4;
const MOST_LIVE = 5;
/** When nothing is live, how many minutes ago the first matches kicked off: second half, half-time, first half, just begun. */
const AGES = [47, 28, 12, 3];
const REST_MINUTES = 45;

/** The demo was to write into a database that it did not fill. */
class ForeignDatabase extends Error {}

/** Receives what an operator should know. */
export type Warn = (details: object, line: string) => void;

/** A running simulation. */
export interface Simulator {
  /** Stops it after the turn under way. */
  stop: () => Promise<void>;
}

/** Keeps four to five matches live until stopped: plays them on, ends them, kicks others off. */
export function startSimulator(store: Store, warn: Warn = () => {}): Simulator {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();
  const next = () => {
    turn = takeTurn(store)
      .catch((error: unknown) => {
        if (error instanceof ForeignDatabase) stopped = true;
        warn({ failure: redact(error) }, 'a turn of the simulator failed');
      })
      .then(() => {
        if (!stopped) timer = setTimeout(next, TURN_EVERY_MS).unref();
      });
  };
  next();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return turn;
    },
  };
}

/**
 * One turn: everything due by now happens, or nothing while another process takes its turn.
 * @throws ForeignDatabase when the demo did not fill the database: real matches are not played with
 */
export function takeTurn(store: Store): Promise<void> {
  return store.write(async (tx, invalidate) => {
    if (!(await isMarked(tx))) throw new ForeignDatabase('this database was not filled by the demo');
    const [turn] = await tx
      .select({ mine: sql<boolean>`pg_try_advisory_xact_lock(${TURN_LOCK})` })
      .from(sql`(select 1) one`);
    if (turn?.mine !== true) return;
    const inside: Store = { ...store, db: tx, write: (work) => work(tx, invalidate) };
    const now = viennaWallClock(store.now());
    for (const match of [...(await playedNow(tx)), ...(await justEnded(tx, minutesLater(now, -180)))])
      await catchUp(inside, match, now);
    await fillUp(inside, now);
  });
}

async function catchUp(store: Store, match: LeagueMatch, now: string): Promise<void> {
  let current: LeagueMatch | undefined = match;
  while (current !== undefined && (await advance(store, current, now))) {
    const row = await matchById(store.db, match.id);
    current = row === undefined ? undefined : { ...row, code: match.code };
  }
}

async function fillUp(store: Store, now: string): Promise<void> {
  for (let live = await playedNow(store.db); live.length < MOST_LIVE; live = await playedNow(store.db)) {
    const flagshipRests = live.every(({ code }) => code !== FLAGSHIP_CODE);
    if (live.length >= FEWEST_LIVE && !flagshipRests) return;
    const match = nextMatch(await currentMatchday(store.db), live, flagshipRests, now);
    if (match === undefined) return;
    await kickOff(store, match, now, AGES[live.length] ?? 0);
    await catchUp(store, { ...match, ...(await matchById(store.db, match.id)) }, now);
  }
}

/** The match to kick off next: in the flagship league if none is live there, else in the league with the fewest. */
function nextMatch(
  matchday: readonly LeagueMatch[],
  live: readonly LeagueMatch[],
  flagship: boolean,
  now: string,
): LeagueMatch | undefined {
  const busy = new Set(live.flatMap(({ homeClubId, awayClubId }) => [homeClubId, awayClubId]));
  const rested = minutesLater(now, -REST_MINUTES);
  const free = matchday.filter(
    ({ homeClubId, awayClubId, code, status, secondHalfEnd }) =>
      !busy.has(homeClubId) &&
      !busy.has(awayClubId) &&
      !isLive(status) &&
      flagship === (code === FLAGSHIP_CODE) &&
      (status === 'pending' || (secondHalfEnd !== null && secondHalfEnd < rested)),
  );
  const liveIn = (code: string | null) => live.filter((match) => match.code === code).length;
  return [...free].sort(
    (a, b) =>
      liveIn(a.code) - liveIn(b.code) ||
      Number(a.status !== 'pending') - Number(b.status !== 'pending') ||
      (a.secondHalfEnd ?? '').localeCompare(b.secondHalfEnd ?? '') ||
      a.id.localeCompare(b.id),
  )[0];
}
