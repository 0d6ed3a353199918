import type { EventKind } from '../../entities/match/model';
import type { MatchStatus } from '../../entities/match/status';
import type { Eligibility } from '../../entities/player/model';
import type { TransferStatus } from '../../entities/transfer/model';
import { EVENT_WORDS } from './eventWords';
import { readText } from './read';

/** How the wire writes each meaning: in one word or several. */
type Words<Meaning extends string> = Readonly<Record<Exclude<Meaning, 'unknown'>, string | readonly string[]>>;

/** Makes the reader of one of the closed sets of docs/api.md 2: undefined where nothing is told, `unknown` for any other word. */
function readWord<Meaning extends string>(words: Words<Meaning>): (raw: unknown) => Meaning | undefined;
function readWord(words: Words<string>): (raw: unknown) => string | undefined {
  const meanings = new Map(
    Object.entries(words).flatMap(([meaning, word]) => [word].flat().map((text) => [text.toLowerCase(), meaning])),
  );
  return (raw) => {
    const word = readText(raw)?.toLowerCase();
    return word === undefined ? undefined : (meanings.get(word) ?? 'unknown');
  };
}

/** Match status, also as the federation's API misspells it. */
export const readStatus = readWord<MatchStatus>({
  upcoming: 'pending',
  firstHalf: 'first',
  halftime: 'halftime',
  secondHalf: 'second',
  finished: ['completed', 'submitted', 'done'],
  abandoned: ['abgebrochen', 'abbgebrochen'],
  cancelled: 'cancelled',
});

/** Whether a player may take the field. */
export const readEligibility = readWord<Eligibility>({
  eligible: 'Spielberechtigt',
  suspended: 'Gesperrt',
  waiting: 'Warten',
});

/** How a transfer request stands. */
export const readTransferStatus = readWord<TransferStatus>({
  waiting: 'warten',
  accepted: 'angenommen',
  rejected: ['abgelehnt', 'abgelent'],
  expired: 'abgelaufen',
});

/** What happened in a match. */
export const readEventKind = readWord<EventKind>(EVENT_WORDS);
