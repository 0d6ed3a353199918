import { forgetAttempts } from './db/rateLimit';
import type { Database } from './db/database';
import { viennaWallClock } from './domain/clock';
import { redact } from './domain/errors';
import { forgetPassedCalls } from './proxy/proxy';
import type { Store } from './store';
import { purgePeople } from './modules/people/privacy';
import { liftSuspensions } from './modules/players/suspensions';

const EVERY_MS = 60_000;
const HOUR_MS = 3_600_000;
/** The hour, on Vienna's clock, in which no match is played. */
const NIGHT = '03';

/** The result of a job that has nothing to do yet. */
const NOT_YET = Promise.resolve(false);

/** What the jobs need. */
export interface JobOptions {
  /** What the embedded engine wants done. */
  maintain?: Database['maintain'];
  /** Writes what would be lost with the embedded engine's folder to another place. */
  backup?: () => Promise<unknown>;
  /** Notes new matches for those who are notified, and forgets old ones. */
  push?: () => Promise<unknown>;
  /** Sends the mails that wait. */
  mails?: () => Promise<unknown>;
  /** Of what belongs to a mirror's source nothing is changed here. */
  mirrors?: boolean;
  warn?: (details: object, line: string) => void;
  /** Told of each job that was done. */
  done?: (job: string) => void;
}

/**
 * Runs the jobs that are due, every minute, and returns the function that stops them. The embedded engine gets a checkpoint
 * every hour and a vacuum every night. A failed job keeps no other from running, and runs again next time.
 */
export function startJobs(
  store: Store,
  registrationDays: number,
  {
    maintain = () => Promise.resolve(),
    backup,
    push,
    mails,
    mirrors = false,
    warn = () => {},
    done = () => {},
  }: JobOptions = {},
): () => void {
  const tidy = {
    ...(mirrors ? {} : { suspensions: () => liftSuspensions(store) }),
    attempts: () => forgetAttempts(store.db, new Date()),
    passedCalls: () => forgetPassedCalls(store.db),
    ...(push && { push }),
    people: () => purgePeople(store, registrationDays),
    ...(mails && { mails }),
  };
  const isNight = () => viennaWallClock(store.now()).slice(11, 13) === NIGHT;
  const hourly = {
    ...(backup && { backup: () => (isNight() ? backup() : NOT_YET) }),
    vacuum: () => (isNight() ? maintain('vacuum') : NOT_YET),
    checkpoint: () => maintain('checkpoint'),
  };
  const running = new Set<string>();
  const run = async (jobs: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> => {
    for (const [job, work] of Object.entries(jobs)) {
      if (running.has(job)) continue;
      running.add(job);
      await work().then(
        (result) => (result === false ? undefined : done(job)),
        (error: unknown) => warn({ job, failure: redact(error) }, 'a job failed'),
      );
      running.delete(job);
    }
  };
  void run(tidy);
  const timers = [setInterval(() => void run(tidy), EVERY_MS), setInterval(() => void run(hourly), HOUR_MS)];
  return () => timers.forEach((timer) => clearInterval(timer));
}
