import { counts, resultFor } from './points';
import type { ScoredMatch } from './points';

const LENGTH = 5;

/** A counted match in a club's recent form. */
export interface FormMatch<M> {
  result: 'W' | 'D' | 'L';
  match: M;
}

/** The last five counted, dated matches of every club, newest last. */
export function recentForm<M extends ScoredMatch & { kickoff: string | null }>(
  matches: readonly M[],
): Map<string, FormMatch<M>[]> {
  const form = new Map<string, FormMatch<M>[]>();
  const played = matches
    .filter((match) => counts(match) && match.kickoff !== null)
    .sort((a, b) => (a.kickoff ?? '').localeCompare(b.kickoff ?? ''));
  for (const match of played) {
    const score = { home: match.homeScore, away: match.awayScore };
    append(form, match.homeClubId, { result: resultFor('home', score), match });
    append(form, match.awayClubId, { result: resultFor('away', score), match });
  }
  return form;
}

/** The matchday after which a table stands, as the site says it: the latest in the form of its clubs; null: none yet. */
export function latestMatchday(
  form: ReadonlyMap<string, readonly FormMatch<{ gameday: number }>[]>,
  clubIds: readonly string[],
): number | null {
  const played = clubIds.flatMap((id) => (form.get(id) ?? []).map(({ match }) => match.gameday));
  return played.length === 0 ? null : Math.max(...played);
}

function append<M>(form: Map<string, FormMatch<M>[]>, clubId: string, entry: FormMatch<M>): void {
  form.set(clubId, [...(form.get(clubId) ?? []), entry].slice(-LENGTH));
}
