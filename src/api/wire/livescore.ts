import type { MatchId } from '../../entities/ids';
import { normalise } from '../../entities/normalise';
import { matchItem, listOf } from '../../entities/shapes';
import { byTime } from '../../lib/dates';
import type { Read } from './answers';
import { leagueOf } from './mention';
import { decodeMatch } from './match';
import type { NestedMatch } from './match';
import { eachRow, readList } from './read';
import type { Complain } from './read';

/** The API has no order of its own (docs/api.md 5.8); unsorted, rows would jump with every poll. */
function byKickoff(a: NestedMatch, b: NestedMatch): number {
  return byTime(a.kickoff, b.kickoff) || (a.id < b.id ? -1 : 1);
}

/** The matches of all groups, or of a flat list in which each match names its league (docs/api.md 5.8). */
function decodeLive(rows: readonly unknown[], complain: Complain): readonly NestedMatch[] {
  const decoded = eachRow(rows, 'livescore', complain, (row, at): readonly NestedMatch[] | null => {
    if (!Object.hasOwn(row, 'matches')) {
      const match = decodeMatch(row, at, complain);
      return match && [match];
    }
    const league = leagueOf(row['league']);
    const matches = eachRow(readList(row['matches']) ?? [], `${at}.matches`, complain, decodeMatch);
    return matches.map((match) => Object.assign(match, league));
  });
  return decoded.flat().sort(byKickoff);
}

/** Livescore of docs/api.md 4.5: matches by kick-off, each with its league. */
export const readLivescore: Read<readonly MatchId[]> = (body, complain) => {
  const rows = readList(body);
  return rows && normalise(decodeLive(rows, complain), listOf(matchItem));
};
