import type { MatchNews, Turn } from '../entities/match/news';
import { STATUS_LABELS } from './matchLabels';

/** The names of both teams. */
export interface Names {
  readonly home: string;
  readonly away: string;
}

const GOALS = { scored: 'Tor', takenBack: 'Ergebnis berichtigt' } as const;

const TURNS: Readonly<Record<Turn, string>> = {
  ...STATUS_LABELS,
  firstHalf: 'Anpfiff',
  secondHalf: 'Zweite Halbzeit',
  finished: 'Schlusspfiff',
  gone: 'Spiel beendet',
};

/**
 * News to be read out: `Tor. Donauwelle 22 gegen Ziegelwerk 1100, 4 zu 3, 39. Minute`.
 * @param minute elapsed minutes; null: unknown
 */
export function matchAnnouncement(
  { goal, turn, score }: MatchNews,
  { home, away }: Names,
  minute: number | null,
): string {
  const lead = [...(goal === null ? [] : [GOALS[goal]]), ...(turn === null ? [] : [TURNS[turn]])].join('. ');
  const time = goal === 'scored' && minute !== null ? `, ${minute}. Minute` : '';
  return `${lead}. ${home} gegen ${away}, ${score.home} zu ${score.away}${time}`;
}

/** A goal to be shown: `Tor! Donauwelle 22 – Ziegelwerk 1100 4:3`. */
export const goalLine = ({ score }: MatchNews, { home, away }: Names): string =>
  `Tor! ${home} – ${away} ${score.home}:${score.away}`;
