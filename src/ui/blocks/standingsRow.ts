import type { FormResult } from '../FormBadge';
import type { Elements } from '../elements';

/** A row of a league table, ready for display. */
export type StandingsRow = {
  key: string;
  rank: number;
  name: string;
  logo: string | null | undefined;
  /** The team's page. */
  to?: string | undefined;
  /** Playing now. */
  live?: boolean | undefined;
  /** The visitor follows it: star and tinted row. */
  own?: boolean | undefined;
  /** Formatted figures; "–" for unknown ones. */
  played: string;
  wins: string;
  draws: string;
  losses: string;
  /** "41:22" */
  goals: string;
  /** "+19", "−4", "0" */
  difference: string;
  points: string;
  zone?: 'up' | 'down' | undefined;
  /** Newest last, at most five. */
  form?: readonly FormLook[] | undefined;
  /** Beside the rank: how it changed. */
  move?: Elements;
  /** After the name, instead of `LIVE`. */
  mark?: Elements;
  /** Below the name. */
  line?: Elements;
  /** Above the points. */
  above?: Elements;
};

export type FormLook = { result: FormResult; title?: string | undefined; to?: string | undefined };
