import { inArray } from 'drizzle-orm';
import { matches } from '../db/schema/matches';
import { LIVE } from '../domain/matchStatus';
import type { Store } from '../store';
import { eachPolitely } from './ask';
import type { Source } from './ask';
import { crawl } from './crawl';
import { isRow, readId, readList } from './decoders';
import { Facts } from './facts';
import { saveFacts } from './save';
import { tellMatchDetail } from './tellMatches';
import { inTurn } from './turns';

/** How often a mirror reads. */
export interface MirrorPace {
  /** While something is live. */
  liveMs: number;
  /** While nothing is. */
  idleMs: number;
  /** At everything else. */
  everythingMs: number;
}

/** A running mirror. */
export interface Mirror {
  /** Seconds since the source last answered, while it does not. */
  ageS: () => number | undefined;
  /** Stops it once the work under way is done. */
  stop: () => Promise<void>;
}

/**
 * Follows an existing API: what is live every few seconds, everything else by age. While the source is down the last
 * good state stays. Several processes on one database take turns. @param say receives what an operator should know
 */
export function startMirror(store: Store, source: Source, pace: MirrorPace, say: (line: string) => void): Mirror {
  let [stopped, down] = [false, false];
  let lastGood = Date.now();
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;

  const follow = async (): Promise<number> => {
    const live = await liveIds(store, source);
    if (down) say('the source answers again');
    [down, lastGood] = [false, Date.now()];
    if (live.length > 0) await inTurn(store.db, `live of ${source.base}`, pace.liveMs, () => readLive(live));
    reading ??= inTurn(store.db, `all of ${source.base}`, pace.everythingMs, readEverything)
      .then(() => {}, fail)
      .finally(() => (reading = undefined));
    return live.length > 0 ? pace.liveMs : pace.idleMs;
  };
  const readLive = async (live: readonly string[]): Promise<void> => {
    const facts = new Facts();
    await tellMatches(source, facts, live);
    await saveFacts(store, facts);
  };
  const readEverything = async (): Promise<void> => {
    const facts = await crawl(source, () => {});
    // Live matches have moved on since they were read.
    await tellMatches(source, facts, await liveIds(store, source));
    const changes = await saveFacts(store, facts);
    say(`everything read: ${changes.length} rows changed, ${facts.problems.length} left out`);
  };
  const fail = (error: unknown): void => {
    if (!down) say(`the source does not answer: ${error instanceof Error ? error.message : String(error)}`);
    down = true;
  };
  const next = (): void => {
    turn = follow()
      .catch((error: unknown) => {
        fail(error);
        return pace.liveMs;
      })
      .then((wait) => {
        if (!stopped) timer = setTimeout(next, wait);
      });
  };
  let turn = Promise.resolve();
  next();
  return {
    ageS: () => (down ? Math.floor((Date.now() - lastGood) / 1_000) : undefined),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await turn;
      clearTimeout(timer);
      await reading;
    },
  };
}

/** The matches live at the source, and those still live here, whose end has yet to be read. */
async function liveIds({ db }: Store, source: Source): Promise<string[]> {
  const groups = readList(await source.ask('webClient/livescore')) ?? [];
  const there = groups
    .filter(isRow)
    .flatMap((group) => (readList(group['matches']) ?? []).filter(isRow))
    .flatMap((match) => readId(match) ?? []);
  const here = await db
    .select({ id: matches.id })
    .from(matches)
    .where(inArray(matches.status, [...LIVE]));
  return [...new Set([...there, ...here.map(({ id }) => id)])];
}

function tellMatches(source: Source, facts: Facts, ids: readonly string[]): Promise<void> {
  return eachPolitely(ids, async (id) => {
    const path = `webClient/match/detail/${id}`;
    const body = await source.ask(path);
    if (body !== undefined) tellMatchDetail(facts, body, path, id);
    // Only a full reading tells whether a kit is the club's usual one.
    facts.leaveAlone('matches', id, ['home_dress', 'away_dress']);
  });
}
