import { isFinished } from './matchStatus';
import { seasonTable } from './table';
import type { Standing, TableClub } from './table';
import type { ScoredMatch } from './points';

/** What can be said about a season from its matches alone. */
export interface SeasonProgress {
  /** The latest matchday on which a match began (a cancelled one never did); null before the first one. */
  gameday: number | null;
  /** The final table of a season that is over; null while it runs. */
  table: Standing[] | null;
}

/** A season that is not primary and has finished matches counts as over. */
export function isOver(primary: boolean | null, matches: readonly ScoredMatch[]): boolean {
  return primary !== true && matches.some((match) => isFinished(match.status));
}

/** How far a season has come. */
export function seasonProgress(
  primary: boolean | null,
  clubs: readonly TableClub[],
  matches: readonly (ScoredMatch & { gameday: number })[],
): SeasonProgress {
  const begun = matches.filter((match) => match.status !== 'pending' && match.status !== 'cancelled');
  return {
    gameday: begun.length === 0 ? null : Math.max(...begun.map((match) => match.gameday)),
    table: isOver(primary, matches) ? seasonTable(clubs, matches) : null,
  };
}
