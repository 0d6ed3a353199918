import { and, asc, eq, gt, inArray, isNotNull, lt, lte, min, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { EVERYTHING, matchOfTag } from '../cache/tags';
import type { ChangeListener, Db } from '../db/database';
import { clubs, leagues, seasons } from '../db/schema/competition';
import { events, matches } from '../db/schema/matches';
import { pushMatches, pushSubjects, pushSubscriptions } from '../db/schema/push';
import { viennaWallClock } from '../domain/clock';
import { redact } from '../domain/errors';
import { LIVE } from '../domain/match';
import type { Store } from '../store';
import { Delivery } from './delivery';
import type { PushFigures, Target } from './delivery';
import { happened, PUSH_EVENTS } from '../domain/pushEvents';
import type { PushEvent } from '../domain/pushEvents';
import { PUSH_KEYS, readPushKeys } from './keys';
import type { PushKeys } from './keys';
import { pushMessage } from './words';
import type { PushFacts } from './words';

/** Changes this close together are looked at once. */
const GATHER_MS = 100;
/** A match has at most one message in this time; what happens meanwhile goes out with the next. */
const APART_MS = 20_000;
const PAGE = 1_000;
const DAY_MS = 86_400_000;
/** Who did not visit for so long is forgotten. */
const UNUSED_DAYS = 90;
/** How long a push service keeps a message for a phone that is off (docs/behaviour.md 19). */
const TTL_S: Readonly<Record<PushEvent, number>> = { start: 600, goal: 600, end: 86_400, moved: 86_400 };
const home = alias(clubs, 'home');
const away = alias(clubs, 'away');

/** One message of a match. */
interface Due {
  events: readonly PushEvent[];
  facts: PushFacts;
  clubs: readonly string[];
}

/**
 * Notifies subscribers of what happens in matches. `push_matches` holds what they were told; whichever process finds a difference
 * first locks the row, so that each event is sent once. What that process had not handed over when it was killed is lost: an
 * old goal told twice would be worse.
 */
export class PushNotifier implements ChangeListener {
  private readonly delivery: Delivery;
  private keys: Promise<PushKeys> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private timerAt = Infinity;
  private looking: Promise<void> | undefined;
  private again = false;
  private over = false;
  private subscriptions = 0;
  private readonly sending = new Set<Promise<unknown>>();

  /**
   * @param subject whom a push service writes to: `mailto:` or `https:`
   * @param site where visitors find the site, as a folder
   * @param apartMs between two messages of a match
   */
  constructor(
    private readonly store: Store,
    subject: string,
    private readonly site: string,
    private readonly warn: (details: object, line: string) => void,
    private readonly apartMs = APART_MS,
  ) {
    this.delivery = new Delivery(subject, (endpoint) =>
      store.db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint)),
    );
  }

  /** What operators watch; subscriptions as of the last minute. */
  get figures(): PushFigures & { subscriptions: number } {
    return { ...this.delivery.figures, subscriptions: this.subscriptions };
  }

  /** The public key that browsers subscribe with, base64url. */
  async publicKey(): Promise<string> {
    return (await this.currentKeys()).publicKey;
  }

  changed(tags: readonly string[]): void {
    if (tags.includes(PUSH_KEYS)) this.keys = undefined;
    if (tags.some((tag) => tag === EVERYTHING || matchOfTag(tag) !== undefined)) this.lookIn(GATHER_MS);
  }

  subscribed(reliable: boolean): void {
    if (reliable) this.lookIn(GATHER_MS);
  }

  /** Notes matches that are new and forgets what is over; run every minute, it also finds what another process left. */
  async tidy(): Promise<void> {
    const { db, now } = this.store;
    const yesterday = viennaWallClock(new Date(now().getTime() - DAY_MS));
    await db
      .insert(pushMatches)
      .select(
        db
          .select({
            matchId: matches.id,
            status: matches.status,
            homeScore: matches.homeScore,
            awayScore: matches.awayScore,
            kickoff: matches.kickoff,
            pending: sql<PushEvent[]>`'{}'::text[]`.as('pending'),
            due: sql`null::timestamptz`.as('due'),
            sent: sql`null::timestamptz`.as('sent'),
          })
          .from(matches)
          .leftJoin(pushMatches, eq(pushMatches.matchId, matches.id))
          .where(and(inArray(matches.status, ['pending', ...LIVE]), sql`${pushMatches.matchId} is null`)),
      )
      // Another process may note the same ones.
      .onConflictDoNothing();
    const open = db
      .select({ id: matches.id })
      .from(matches)
      .where(inArray(matches.status, ['pending', ...LIVE]));
    await db
      .delete(pushMatches)
      .where(
        and(
          notInArray(pushMatches.matchId, open),
          or(sql`${pushMatches.kickoff} is null`, lt(pushMatches.kickoff, yesterday)),
        ),
      );
    const played = db.select({ id: matches.id }).from(matches).where(lt(matches.kickoff, yesterday));
    await db.delete(pushSubjects).where(and(eq(pushSubjects.kind, 'match'), inArray(pushSubjects.id, played)));
    await db
      .delete(pushSubscriptions)
      .where(lt(pushSubscriptions.seen, new Date(now().getTime() - UNUSED_DAYS * DAY_MS)));
    this.subscriptions = await countSubscriptions(db);
    this.lookIn(0);
  }

  /** Comes when everything found so far was handed over or given up. */
  async idle(): Promise<void> {
    while (this.looking !== undefined || this.sending.size > 0) await Promise.all([this.looking, ...this.sending]);
  }

  /** Ends looking and sending. */
  async stop(): Promise<void> {
    this.over = true;
    clearTimeout(this.timer);
    this.delivery.stop();
    await this.idle();
  }

  private currentKeys(): Promise<PushKeys> {
    this.keys ??= readPushKeys(this.store.db).catch((error: unknown) => {
      this.keys = undefined;
      throw error;
    });
    return this.keys;
  }

  private lookIn(ms: number): void {
    const at = Date.now() + ms;
    if (this.over || at >= this.timerAt) return;
    clearTimeout(this.timer);
    this.timerAt = at;
    this.timer = setTimeout(() => {
      this.timerAt = Infinity;
      this.look();
    }, ms).unref();
  }

  private look(): void {
    if (this.looking !== undefined) {
      this.again = true;
      return;
    }
    this.again = false;
    this.looking = this.claim()
      .then((due) => due.forEach((one) => this.send(one)))
      .catch((error: unknown) => this.warn({ failure: redact(error) }, 'notifications could not be looked for'))
      .finally(() => {
        this.looking = undefined;
        if (this.again && !this.over) this.look();
      });
  }

  /** What is due now, noted as sent; what must wait is looked for again when it is due. */
  private claim(): Promise<Due[]> {
    const { db, now } = this.store;
    return db.transaction(async (tx) => {
      const rows = await this.differing(tx, now());
      const due: Due[] = [];
      for (const { told, match, ...known } of rows) {
        const goal = await lastGoal(tx, match.id);
        const news = happened(told, match, goal?.minute ?? null, viennaWallClock(now()));
        const pending = PUSH_EVENTS.filter((event) => told.pending.includes(event) || news.includes(event));
        const dueAt = Math.max(now().getTime(), (told.sent?.getTime() ?? 0) + this.apartMs);
        const isDue = pending.length > 0 && dueAt <= now().getTime();
        const { status, homeScore, awayScore, kickoff } = match;
        await tx
          .update(pushMatches)
          .set({
            ...{ status, homeScore, awayScore, kickoff },
            ...(isDue
              ? { pending: [], due: null, sent: now() }
              : { pending, due: pending.length > 0 ? new Date(dueAt) : null }),
          })
          .where(eq(pushMatches.matchId, match.id));
        if (!isDue) continue;
        const facts = {
          ...{ ...match, ...known, goal, before: told },
          league: known.league ?? '',
          crests: { home: known.homeCrest, away: known.awayCrest },
        };
        due.push({ events: pending, facts, clubs: [match.homeClubId, match.awayClubId] });
      }
      const [next] = await tx.select({ due: min(pushMatches.due) }).from(pushMatches);
      // Whoever noted it, and whatever was looked for in between.
      if (next?.due) this.lookIn(Math.max(GATHER_MS, next.due.getTime() - now().getTime()));
      return due;
    });
  }

  private differing(tx: Db, now: Date) {
    const isOther = sql`(${matches.status}, ${matches.homeScore}, ${matches.awayScore}, ${matches.kickoff}) is distinct from
      (${pushMatches.status}, ${pushMatches.homeScore}, ${pushMatches.awayScore}, ${pushMatches.kickoff})`;
    return tx
      .select({
        told: pushMatches,
        match: matches,
        home: home.teamName,
        away: away.teamName,
        homeCrest: home.logo,
        awayCrest: away.logo,
        league: leagues.name,
      })
      .from(pushMatches)
      .innerJoin(matches, eq(matches.id, pushMatches.matchId))
      .innerJoin(home, eq(home.id, matches.homeClubId))
      .innerJoin(away, eq(away.id, matches.awayClubId))
      .innerJoin(seasons, eq(seasons.id, matches.seasonId))
      .innerJoin(leagues, eq(leagues.id, seasons.leagueId))
      .where(or(isOther, and(isNotNull(pushMatches.due), lte(pushMatches.due, now))))
      .for('update', { of: pushMatches, skipLocked: true });
  }

  private send(due: Due): void {
    const sending = this.hand(due)
      .catch((error: unknown) => this.warn({ failure: redact(error) }, 'notifications could not be sent'))
      .finally(() => this.sending.delete(sending));
    this.sending.add(sending);
  }

  /** Hands a message over to everybody who wants one of its events: of the weightiest of these it tells. */
  private async hand({ events: happenedNow, facts, clubs: both }: Due): Promise<void> {
    const keys = await this.currentKeys();
    const texts = new Map(happenedNow.map((event) => [event, pushMessage(event, facts, this.site)]));
    const handed: Promise<void>[] = [];
    for await (const page of this.subscribers(facts.id, both)) {
      for (const { wanted, ...target } of page) {
        const event = happenedNow.find((one) => wanted.includes(one));
        const text = event === undefined ? undefined : texts.get(event);
        if (event === undefined || text === undefined) continue;
        const topic = facts.id.replaceAll('-', '');
        handed.push(this.delivery.deliver({ target, text, topic, ttlS: TTL_S[event] }, keys));
      }
    }
    await Promise.all(handed);
  }

  private async *subscribers(
    match: string,
    both: readonly string[],
  ): AsyncGenerator<(Target & { wanted: PushEvent[] })[]> {
    const { db } = this.store;
    for (let after = ''; ;) {
      const page = await db
        .select({
          endpoint: pushSubscriptions.endpoint,
          p256dh: pushSubscriptions.p256dh,
          auth: pushSubscriptions.auth,
          wanted: sql<
            PushEvent[]
          >`array(select distinct unnest(string_to_array(string_agg(array_to_string(${pushSubjects.events}, ','), ','), ',')))`,
        })
        .from(pushSubscriptions)
        .innerJoin(pushSubjects, eq(pushSubjects.endpoint, pushSubscriptions.endpoint))
        .where(
          and(
            gt(pushSubscriptions.endpoint, after),
            or(
              and(eq(pushSubjects.kind, 'match'), eq(pushSubjects.id, match)),
              and(eq(pushSubjects.kind, 'club'), inArray(pushSubjects.id, [...both])),
            ),
          ),
        )
        .groupBy(pushSubscriptions.endpoint)
        .orderBy(asc(pushSubscriptions.endpoint))
        .limit(PAGE);
      if (page.length > 0) yield page;
      if (page.length < PAGE) return;
      after = page.at(-1)?.endpoint ?? after;
    }
  }
}

async function lastGoal(tx: Db, matchId: string): Promise<PushFacts['goal']> {
  const [goal] = await tx
    .select({ minute: events.minute, name: events.name, own: events.ownGoal, side: events.assign })
    .from(events)
    .where(and(eq(events.matchId, matchId), eq(events.type, 'goal')))
    .orderBy(sql`${events.minute} desc`, sql`${events.seq} desc`)
    .limit(1);
  return goal === undefined ? null : { ...goal, own: goal.own === true };
}

/** How many browsers are notified. */
export async function countSubscriptions(db: Db): Promise<number> {
  return db.$count(pushSubscriptions);
}
