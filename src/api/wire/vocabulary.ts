import { readText, field, isRow } from './read';
import type { Eligibility } from '../../entities/player/model';
import type { EventKind } from '../../entities/match/model';
import { REQUEST_FAILED } from '../errors';

/** The API's word or words for each meaning. */
type Words<Meaning extends string> = Readonly<Record<Exclude<Meaning, 'unknown'>, string | readonly string[]>>;

/** Makes the reader of a closed set of docs/api.md 2: undefined if absent, `unknown` for any other word. */
export function enumReader<Meaning extends string>(words: Words<Meaning>): (raw: unknown) => Meaning | undefined;
export function enumReader(words: Words<string>): (raw: unknown) => string | undefined {
  const meanings = new Map(
    Object.entries(words).flatMap(([meaning, word]) => [word].flat().map((text) => [text.toLowerCase(), meaning])),
  );
  return (raw) => {
    const word = readText(raw)?.toLowerCase();
    return word === undefined ? undefined : (meanings.get(word) ?? 'unknown');
  };
}

/** Whether a player may play. */
export const readEligibility = enumReader<Eligibility>({
  eligible: 'Spielberechtigt',
  suspended: 'Gesperrt',
  waiting: 'Warten',
});

/** The API's words for events; leaderboards are requested with the same ones (docs/api.md 4.20). */
export const EVENT_TYPES = {
  goal: 'goal',
  yellow: 'yellowCard',
  red: 'redCard',
  yellowRed: 'yellowRedCard',
  penalty: 'penalty',
  freeKick: 'freeKick',
} as const satisfies Readonly<Record<Exclude<EventKind, 'unknown'>, string>>;

/** The message in an error body of any shape; HTML and broken JSON have none (docs/behaviour.md 7). */
export function readProblem(body: unknown): string {
  if (!isRow(body)) return REQUEST_FAILED;
  return readText(field(body, 'message')) ?? readText(field(body, 'reason')) ?? REQUEST_FAILED;
}
