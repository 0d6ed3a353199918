import { inArray } from 'drizzle-orm';
import { matches } from '../db/schema/matches';
import { LIVE } from '../domain/matchStatus';
import { redact } from '../domain/redact';
import type { Store } from '../store';
import { Refusal, eachPolitely } from './client';
import type { Source } from './client';
import { crawl } from './crawl';
import { isRow, readId, readList } from './decoders';
import { Stage } from './stage';
import { clockOf, saveStage } from './save';
import { stageMatchDetail } from './stageCompetition';
import { inTurn, lastDone } from './lease';

/** What can fail by itself. */
type Work = 'looking' | 'live' | 'everything';

/** So many paths of what was left out are named. */
const NAMED = 10;

/** How often a mirror reads. */
export interface MirrorPace {
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
  /** How much this process left out when it last read everything. */
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

/**
 * Follows an existing API: what is live every few seconds, everything else by age. While the source is down the last
 * good state stays. Several processes on one database take turns. @param say receives what an operator should know
 */
export function startMirror(store: Store, source: Source, pace: MirrorPace, say: (line: string) => void): Mirror {
  const everything = `all of ${source.base}`;
  let [stopped, down] = [false, false];
  let lastGood = Date.now();
  let saved: Date | undefined;
  let leftOut = 0;
  const failing = new Set<Work>();
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;

  const follow = async (): Promise<number> => {
    const live = await liveIds(store, source);
    if (down) say('the source answers again');
    [down, lastGood] = [false, Date.now()];
    works('looking');
    if (live.length === 0) works('live');
    else {
      await inTurn(store.db, `live of ${source.base}`, pace.liveMs, () => readLive(live)).then(
        (own) => (own ? works('live') : undefined),
        fails('live'),
      );
    }
    const rest = () => (stopped ? 0 : pace.retryMs);
    reading ??= inTurn(store.db, everything, pace.everythingMs, readEverything, rest)
      .then(() => {}, fails('everything'))
      .finally(() => (reading = undefined));
    const done = await lastDone(store.db, everything);
    // By this process or by another one.
    if (done?.getTime() !== saved?.getTime()) works('everything');
    saved = done;
    return live.length > 0 ? pace.liveMs : pace.idleMs;
  };
  const readLive = async (live: readonly string[]): Promise<void> => {
    const stage = new Stage(await clockOf(store.db));
    await stageMatches(source, stage, live);
    await saveStage(store, stage);
  };
  const readEverything = async (): Promise<void> => {
    const stage = await crawl(source, () => {}, new Stage(await clockOf(store.db)));
    // Live matches have moved on since they were read.
    await stageMatches(source, stage, await liveIds(store, source));
    // What was broken off is no full reading.
    if (stopped) throw new Refusal('stopped');
    const changes = await saveStage(store, stage);
    leftOut = stage.problems.length;
    // The paths alone: what was found there may name people.
    const paths = stage.problems.slice(0, NAMED).map((problem) => problem.split(' – ', 1)[0]);
    say(
      `everything read: ${changes.length} rows changed, ${leftOut} left out${paths.map((path) => `\n  ${path}`).join('')}`,
    );
  };
  const works = (what: Work): void => {
    if (failing.delete(what) && failing.size === 0) say('saving works again');
  };
  const fails =
    (what: Work) =>
    (error: unknown): void => {
      if (stopped) return;
      if (error instanceof Refusal) {
        if (!down) say(`the source does not answer: ${error.message}`);
        down = true;
        return;
      }
      const { type, message, code, constraint } = redact(error);
      if (failing.size === 0) say(`our save fails: ${[message ?? type, code, constraint].join(' ').trim()}`);
      failing.add(what);
    };
  const next = (): void => {
    turn = follow()
      .catch((error: unknown) => {
        fails('looking')(error);
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
    state: () => ({
      upstream: !down,
      saving: failing.size === 0,
      complete: saved !== undefined,
      savedS: saved === undefined ? undefined : Math.floor((Date.now() - saved.getTime()) / 1_000),
      leftOut,
    }),
    stop: async () => {
      stopped = true;
      source.close();
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

function stageMatches(source: Source, stage: Stage, ids: readonly string[]): Promise<void> {
  return eachPolitely(ids, async (id) => {
    const path = `webClient/match/detail/${id}`;
    try {
      await stage.ask(
        () => source.ask(path),
        (body) => stageMatchDetail(stage, body, path, id),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      stage.complain(`${path} – ${error.message}`);
    }
    // Only a full reading tells whether a kit is the club's usual one.
    stage.leaveAlone('matches', id, ['home_dress', 'away_dress']);
  });
}
