import type { ReactNode } from 'react';
import type { FormResult } from '../FormBadge';

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
  move?: ReactNode;
  /** After the name, instead of `LIVE`. */
  mark?: ReactNode;
  /** Below the name. */
  line?: ReactNode;
  /** Above the points. */
  above?: ReactNode;
};

export type FormLook = { result: FormResult; title?: string | undefined; to?: string | undefined };
