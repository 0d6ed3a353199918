import { FINISHED, isLive, isOverdue } from './match';
import type { MatchStatus } from './types';

/** What a subscriber can be notified of, the weightiest first: where several happened at once, one message tells of that. */
export const PUSH_EVENTS = ['moved', 'end', 'goal', 'start'] as const;

/** See `PUSH_EVENTS`; `moved` covers called-off matches. */
export type PushEvent = (typeof PUSH_EVENTS)[number];

/** The part of a match that messages are about; times are Vienna's clock labelled `Z`. */
export interface Snapshot {
  status: MatchStatus;
  homeScore: number;
  awayScore: number;
  kickoff: string | null;
}

/** A match as it is now. */
export interface Current extends Snapshot {
  firstHalfStart: string | null;
  secondHalfStart: string | null;
  secondHalfEnd: string | null;
}

const NEWS_MS = 10 * 60_000;
const HALF_MINUTES = 25;
const MINUTE_MS = 60_000;
const OVER: readonly MatchStatus[] = FINISHED.filter((status) => status !== 'abgebrochen' && status !== 'cancelled');

/**
 * What happened to a match since subscribers were told of it, as far as it happened in the last ten minutes: what an import or
 * a late correction says of the past is no news.
 * @param lastGoalMinute the minute of the match's last goal, where it is known
 * @param wallClock Vienna's clock labelled `Z`
 */
export function happened(
  before: Snapshot,
  match: Current,
  lastGoalMinute: number | null,
  wallClock: string,
): readonly PushEvent[] {
  const isNews = (moment: string | null) => moment !== null && Date.parse(wallClock) - Date.parse(moment) <= NEWS_MS;
  const live = isLive(match.status) && !isOverdue(match, wallClock);
  const events: PushEvent[] = [];
  const ended = isLive(before.status) && OVER.includes(match.status) && isNews(match.secondHalfEnd ?? wallClock);
  if (isMoved(before, match, wallClock)) events.push('moved');
  if (ended) events.push('end');
  if (
    (live || ended) &&
    isOtherScore(before, match) &&
    isNews(momentOfGoal(before, match, lastGoalMinute) ?? wallClock)
  ) {
    events.push('goal');
  }
  if (before.status === 'pending' && live && isNews(match.firstHalfStart ?? match.kickoff)) events.push('start');
  return events;
}

/** Whether the score went down: a goal was taken back. */
export function isTakenBack(before: Pick<Snapshot, 'homeScore' | 'awayScore'>, match: Snapshot): boolean {
  return match.homeScore + match.awayScore < before.homeScore + before.awayScore;
}

function isOtherScore(before: Snapshot, match: Snapshot): boolean {
  return before.homeScore !== match.homeScore || before.awayScore !== match.awayScore;
}

/** When the last goal was scored, by the clock of its half; a goal taken back has no moment of its own. */
function momentOfGoal(before: Snapshot, match: Current, minute: number | null): string | null {
  if (minute === null || isTakenBack(before, match)) return null;
  const isSecond = match.secondHalfStart !== null;
  const start = match.secondHalfStart ?? match.firstHalfStart;
  if (start === null) return null;
  const elapsed = isSecond ? Math.max(0, minute - HALF_MINUTES) : minute;
  return new Date(Date.parse(start) + elapsed * MINUTE_MS).toISOString();
}

/** Called off or moved, before it was played. */
function isMoved(before: Snapshot, match: Snapshot, wallClock: string): boolean {
  if (before.status !== 'pending') return false;
  const lies = (kickoff: string | null) => kickoff === null || kickoff >= wallClock;
  const ahead = lies(before.kickoff) || lies(match.kickoff);
  return ahead && (match.status === 'cancelled' || (match.status === 'pending' && before.kickoff !== match.kickoff));
}
