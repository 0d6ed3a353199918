import { decodeHTML } from 'entities';
import { hasTime } from '../domain/clock';
import { isLive } from '../domain/match';
import { counts } from '../domain/table';
import type { MatchFacts, TableFacts } from './facts';

const WEEKDAYS = ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.'];
/** Placeholder text of a location not chosen yet. */
const NOWHERE = 'Nicht Zugeordnet';

const STATUS: Readonly<Partial<Record<MatchFacts['status'], string>>> = {
  pending: 'Spielvorschau',
  first: 'LIVE · 1. Halbzeit',
  halftime: 'LIVE · Halbzeit',
  second: 'LIVE · 2. Halbzeit',
  abgebrochen: 'Spiel Abgebrochen',
  cancelled: 'Spiel Abgesagt',
  unconfirmed: 'Ergebnis noch nicht bestätigt',
};

/** The status beside a match's score; nothing for one simply played. */
export const statusWords = (status: MatchFacts['status']): string | undefined => STATUS[status];

/** Whether there is a score to show: of a cancelled match only an awarded one. */
export function hasScore({
  status,
  homeScore,
  awayScore,
}: Pick<MatchFacts, 'status' | 'homeScore' | 'awayScore'>): boolean {
  return status === 'unconfirmed' || isLive(status) || counts({ status, homeScore, awayScore });
}

/** `So., 22.11.`, with its year on demand; undefined while undated. */
export function day(kickoff: string | null, withYear: boolean): string | undefined {
  if (kickoff === null) return undefined;
  const weekday = WEEKDAYS[new Date(kickoff).getUTCDay()] ?? '';
  return `${weekday}, ${kickoff.slice(8, 10)}.${kickoff.slice(5, 7)}.${withYear ? kickoff.slice(0, 4) : ''}`;
}

/** `11:00`; undefined while undated, and for a day without a time. */
export const time = (kickoff: string | null): string | undefined =>
  kickoff !== null && hasTime(kickoff) ? kickoff.slice(11, 16) : undefined;

/** Where a match is played, if that is known. */
export const place = ({ location }: Pick<MatchFacts, 'location'>): string => (location === NOWHERE ? '' : location);

/** `Donauwelle 22 2:3 Ziegelwerk 1100 · Spieltag 11`, before it `… gegen … · So., 22.11., 11:00` (docs/behaviour.md 15). */
export function matchTitle(match: MatchFacts): string {
  const { home, away, homeScore, awayScore, kickoff, status, gameday } = match;
  if (hasScore(match)) return `${home.name} ${homeScore}:${awayScore} ${away.name} · Spieltag ${gameday}`;
  const words = status === 'cancelled' ? statusWords(status) : undefined;
  const when =
    words ??
    (kickoff === null ? `Spieltag ${gameday}` : [day(kickoff, false), time(kickoff)].filter(Boolean).join(', '));
  return `${home.name} gegen ${away.name} · ${when}`;
}

/** Status, league, day and place of a match. */
export function matchDescription(match: MatchFacts): string {
  const { kickoff, league, status } = match;
  return joined(statusWords(status), league, day(kickoff, true), time(kickoff), place(match));
}

/** The first letters of the first and the last word that has any, as on the page (`ui/initials.ts` of the site). */
export function initials(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase('de-AT') || '?';
}

/** The first three of a table. */
export function tableDescription({ rows }: TableFacts): string {
  const first = rows.slice(0, 3).map(({ name, points }, index) => `${index + 1}. ${name} (${points} Pkt.)`);
  return first.join(', ') || 'Noch keine Tabelle.';
}

/** The parts that are there, with a dot between them. */
export function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part != null && part !== '').join(' · ');
}

/** Comments, whatever holds no text for readers (code, foreign content, Word's settings), and all other tags. */
const MARKUP =
  /<!--[^]*?(?:-->|$)|<(script|style|title|xml|iframe|object|svg|math|video|audio|select|textarea|button|template|noscript)\b[^]*?(?:<\/\1\s*>|$)|<[/!?a-z](?:[^>=]|=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))?)*(?:>|$)/gi;
/** Tags within a word. */
const INLINE = /^<\/?(?:a|b|em|font|i|mark|small|span|strong|sub|sup|u)[\s/>]/i;
/** Word's head where an editor has kept its words: a comment as text, or `Normal 0 21 false false DE-AT X-NONE` and styles. */
const WORD_HEAD =
  /^(?:<!--\[if .*?<!\[endif\]--> ?)+|^Normal \d+ (?:\d+ )?(?:(?:false|true) )+(?:(?:[A-Z]{2}(?:-[A-Z]{2})?|X-NONE|MicrosoftInternetExplorer\d)(?: |$))+(?:\/\* Style Definitions \*\/ (?:[^{}]*\{[^{}]*\} ?)*)?/;
const LONGEST = 200;

/** The beginning of an article without its markup, at most 200 characters. */
export function excerpt(html: string): string {
  const text = decodeHTML(html.replaceAll(MARKUP, (tag) => (INLINE.test(tag) ? '' : ' ')))
    .replaceAll('\u00ad', '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(WORD_HEAD, '');
  const letters = [...text];
  return letters.length <= LONGEST
    ? text
    : `${letters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`;
}
