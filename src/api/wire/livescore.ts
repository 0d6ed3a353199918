import type { MatchId } from '../../entities/ids';
import type { NestedMatch } from '../../entities/nested';
import { normalise } from '../../entities/normalise';
import { listedMatch, listOf, objectOf } from '../../entities/shapes';
import { byText } from '../../lib/collator';
import { byTime } from '../../lib/dates';
import type { Read } from './answers';
import { readLeagueName } from './leagueName';
import { decodeMatch } from './match';
import { eachRow, readList } from './read';
import type { Complain, Row } from './read';

/** Live matches of one league, leagues in alphabetical order. */
export interface LiveGroup {
  readonly league: string;
  readonly matches: readonly MatchId[];
}

interface NestedGroup {
  readonly league: string;
  readonly matches: readonly NestedMatch[];
}

const liveGroups = listOf(objectOf<NestedGroup, LiveGroup>({ matches: listOf(listedMatch) }));

/** Name of a group whose league has none. */
const NAMELESS = 'Nicht Gennant';

/** The wire has no order of its own (docs/api.md 5.8); without one, rows would jump with every poll. */
function byKickoff(a: NestedMatch, b: NestedMatch): number {
  return byTime(a.kickoff, b.kickoff) || (a.id < b.id ? -1 : 1);
}

/** Groups, or a flat list of matches that each name their league; equal names merge (docs/api.md 5.8). */
function decodeGroups(rows: readonly unknown[], complain: Complain): readonly NestedGroup[] {
  const groups = new Map<string, readonly NestedMatch[]>();
  const add = (row: Row, matches: readonly NestedMatch[]): void => {
    const name = readLeagueName(row['league']) ?? NAMELESS;
    groups.set(name, [...(groups.get(name) ?? []), ...matches]);
  };
  eachRow(rows, 'livescore', complain, (row, at) => {
    if (Object.hasOwn(row, 'matches'))
      add(row, eachRow(readList(row['matches']) ?? [], `${at}.matches`, complain, decodeMatch));
    else {
      const match = decodeMatch(row, at, complain);
      if (match !== null) add(row, [match]);
    }
    return null;
  });
  return [...groups]
    .map(([league, matches]) => ({ league, matches: matches.toSorted(byKickoff) }))
    .sort((a, b) => byText(a.league, b.league));
}

/** Livescore of docs/api.md 4.5. */
export const readLivescore: Read<readonly LiveGroup[]> = (body, complain) => {
  const rows = readList(body);
  return rows && normalise(decodeGroups(rows, complain), liveGroups);
};
