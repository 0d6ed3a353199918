import { eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { upstreams } from '../db/schema/own';
import { matches } from '../db/schema/matches';
import { LIVE } from '../domain/match';
import { redact } from '../domain/errors';
import type { Store } from '../store';
import { Away, Refusal, eachPolitely, openSource } from './client';
import type { Source } from './client';
import { crawl } from './crawl';
import { isRow, readId, readList, startPicturesAt } from './decoders';
import { Lease } from './lease';
import { clockOf, knownOf, saveStage } from './save';
import { Stage } from './stage';
import { stageMatchDetail } from './stageCompetition';

/** What can fail by itself. */
type Work = 'looking' | 'live' | 'everything';

/** Receives what an operator should know: details that name nobody, and a sentence. */
export type Say = (level: 'info' | 'warn', details: object, line: string) => void;

/** What is followed, and after how many minutes everything is read anew. */
export interface Following {
  mirrorOf: string;
  mirrorMinutes: number;
}

const SECOND_MS = 1_000;
const [LIVE_MS, IDLE_MS, MINUTE_MS] = [10 * SECOND_MS, 60 * SECOND_MS, 60 * SECOND_MS];
/** Doubles while reading fails: after 2, 4, 8 minutes and so on. */
const RETRY_MS = 2 * MINUTE_MS;
/** A mirror reads again soon, so few attempts are enough. */
const [FIRST_PAUSE_MS, ATTEMPTS] = [500, 2];
/** So many paths of what was left out are named. */
const NAMED = 10;

/** How often a mirror reads. */
interface MirrorPace {
  /** While something is live. */
  liveMs: number;
  /** While nothing is. */
  idleMs: number;
  /** At everything else. */
  everythingMs: number;
  /** At least so long after reading everything has failed; longer, the longer it goes on failing. */
  retryMs: number;
}

/** What an operator watches of a mirror. */
export interface MirrorState {
  /** Whether the source answers. */
  upstream: boolean;
  /** Whether what it says can be saved. */
  saving: boolean;
  /** Whether everything was read at least once, by whatever process. */
  complete: boolean;
  /** Seconds since everything was read, by whatever process. */
  savedS: number | undefined;
  /** How much was left out then. */
  leftOut: number;
}

/** A running mirror. */
export interface Mirror {
  /** Seconds since the source last answered, while it does not. */
  ageS: () => number | undefined;
  state: () => MirrorState;
  /** Breaks off reading, and resolves once what is being saved is. */
  stop: () => Promise<void>;
}

/** Follows an existing API as a server does. */
export function follow(store: Store, { mirrorOf, mirrorMinutes }: Following, say: Say): Mirror {
  const source = openSource(mirrorOf, FIRST_PAUSE_MS, ATTEMPTS);
  startPicturesAt(source.base);
  const everythingMs = mirrorMinutes * MINUTE_MS;
  return startMirror(store, source, { liveMs: LIVE_MS, idleMs: IDLE_MS, everythingMs, retryMs: RETRY_MS }, say);
}

type Shared = typeof upstreams.$inferSelect;

const now = sql`clock_timestamp()`;

/**
 * Follows an existing API: what is live every few seconds, everything else by age. While the source is down the last
 * good state stays. Of several processes on one database one reads, so that they never call the source more often than
 * one does; the others know of it what that one writes down.
 */
export function startMirror(store: Store, source: Source, pace: MirrorPace, say: Say): Mirror {
  const { db } = store;
  const { base } = source;
  const lease = new Lease(db, `mirror of ${base}`);
  source.onlyWhile(() => lease.held);
  const started = new Date();
  let stopped = false;
  let shared: Shared | undefined;
  const failing = new Set<Work>();
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;

  const note = async (news: PgUpdateSetSource<typeof upstreams>): Promise<void> => {
    [shared] = await db.update(upstreams).set(news).where(eq(upstreams.base, base)).returning();
  };
  const look = async (): Promise<number> => {
    const [led, leading] = [lease.held, await lease.take()];
    await db.insert(upstreams).values({ base }).onConflictDoNothing();
    [shared] = await db.select().from(upstreams).where(eq(upstreams.base, base));
    if (!leading) {
      failing.clear();
      return pace.liveMs;
    }
    // Whoever was reading before could not save either.
    if (!led && shared?.saving === false) failing.add('everything');
    const live = await liveIds(store, source);
    if (shared?.answers === false) say('warn', {}, 'the source answers again');
    await note({ answers: true, answered: now });
    await works('looking');
    await readLive(live).then(() => works('live'), fails('live'));
    if (reading === undefined && (await isDue()))
      reading = readEverything()
        .then(() => works('everything'), fails('everything'))
        .catch(fails('everything'))
        .finally(() => (reading = undefined));
    return live.length > 0 ? pace.liveMs : pace.idleMs;
  };
  const isDue = async (): Promise<boolean> => {
    const [time, { saved, failing: since, failed }] = [(await clockOf(db))(), shared ?? {}];
    if (since && failed) {
      const rest = Math.min(pace.everythingMs, failed.getTime() - since.getTime());
      return time >= failed.getTime() + Math.max(pace.retryMs, rest);
    }
    return !saved || time >= saved.getTime() + pace.everythingMs;
  };
  const readLive = async (live: readonly string[]): Promise<void> => {
    if (live.length === 0) return;
    const stage = new Stage(await clockOf(db));
    await stageMatches(source, stage, live);
    await saveStage(store, stage);
  };
  const readEverything = async (): Promise<void> => {
    try {
      const stage = await crawl(source, () => {}, new Stage(await clockOf(db)), await knownOf(db));
      // Live matches have moved on since they were read.
      await stageMatches(source, stage, await liveIds(store, source));
      // What was broken off is no full reading.
      if (stopped || !lease.held) throw new Refusal('stopped');
      const changed = (await saveStage(store, stage)).length;
      const leftOut = stage.problems.length;
      await note({ saved: now, leftOut, failing: null, failed: null });
      // The paths alone: what was found there may name people.
      const paths = stage.problems.slice(0, NAMED).map((problem) => problem.split(' – ', 1)[0]);
      say(leftOut > 0 ? 'warn' : 'info', { changed, leftOut, paths }, 'everything read');
    } catch (error) {
      if (!stopped) await note({ failing: sql`coalesce(${upstreams.failing}, ${now})`, failed: now });
      throw error;
    }
  };
  const works = async (what: Work): Promise<void> => {
    if (!failing.delete(what) || failing.size > 0) return;
    say('warn', {}, 'saving works again');
    await note({ saving: true });
  };
  const fails =
    (what: Work) =>
    async (error: unknown): Promise<void> => {
      // What was broken off says nothing about the source.
      if (stopped || (error instanceof Refusal && !lease.held)) return;
      if (error instanceof Refusal) {
        if (shared?.answers !== false) say('warn', { failure: error.message }, 'the source does not answer');
        return note({ answers: false });
      }
      if (failing.size === 0) say('warn', { failure: redact(error) }, 'saving fails');
      failing.add(what);
      await note({ saving: false });
    };
  const next = (): void => {
    turn = look()
      .catch((error: unknown) => fails('looking')(error).then(() => pace.liveMs))
      // The database is away.
      .catch(() => pace.liveMs)
      .then((wait) => {
        if (!stopped) timer = setTimeout(next, wait);
      });
  };
  let turn = Promise.resolve();
  next();
  const secondsSince = (date: Date) => Math.max(0, Math.floor((Date.now() - date.getTime()) / 1_000));
  return {
    ageS: () => (shared?.answers === false ? secondsSince(shared.answered ?? started) : undefined),
    state: () => ({
      upstream: shared?.answers ?? true,
      saving: failing.size === 0 && shared?.saving !== false,
      complete: (shared?.saved ?? null) !== null,
      savedS: shared?.saved ? secondsSince(shared.saved) : undefined,
      leftOut: shared?.leftOut ?? 0,
    }),
    stop: async () => {
      stopped = true;
      source.close();
      clearTimeout(timer);
      await turn;
      clearTimeout(timer);
      await reading;
      await lease.release().catch(() => {});
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

function stageMatches(source: Source, stage: Stage, ids: readonly string[]): Promise<void> {
  return eachPolitely(ids, async (id) => {
    const path = `webClient/match/detail/${id}`;
    try {
      await stage.ask(
        () => source.ask(path),
        (body) => stageMatchDetail(stage, body, path, id),
      );
    } catch (error) {
      if (!(error instanceof Refusal) || error instanceof Away) throw error;
      stage.complain(`${path} – ${error.message}`);
    }
    // Only a full reading tells whether a kit is the club's usual one.
    stage.leaveAlone('matches', id, ['home_dress', 'away_dress']);
  });
}
