import type { ReactNode } from 'react';
import type { FormResult } from '../FormBadge';

/** One team of a league table, ready to be drawn. */
export type StandingsRow = {
  key: string;
  rank: number;
  name: string;
  logo: string | null | undefined;
  /** The team's page. */
  to?: string | undefined;
  /** Plays right now. */
  live?: boolean | undefined;
  /** The visitor follows it: it carries the star, its row a quiet tint. */
  own?: boolean | undefined;
  /** Finished figures; "–" for what is not known. */
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
  /** Newest last, five at most. */
  form?: readonly FormLook[] | undefined;
  /** Beside the place: how it changed. */
  move?: ReactNode;
  /** After the name, in place of `LIVE`. */
  mark?: ReactNode;
  /** Below the name. */
  line?: ReactNode;
  /** On the line above the points. */
  above?: ReactNode;
};

export type FormLook = { result: FormResult; title?: string | undefined; to?: string | undefined };
