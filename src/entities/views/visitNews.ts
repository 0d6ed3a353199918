import { byTime, latestKickoff, viennaWallClock } from '../../lib/dates';
import { hash } from '../../lib/text';
import type { ClubId, MatchId } from '../ids';
import type { Match } from '../match/model';
import { countedResult } from '../match/rules';
import type { NewsItem } from '../news/model';
import type { Suspension } from '../suspension/model';
import type { Transfer } from '../transfer/model';
import type { Kind, Sight, VisitSnapshot } from '../visit/snapshot';

/** What a league's lists contain now; null: unknown. */
export interface Lists {
  /** Clubs in table order. */
  readonly places: readonly ClubId[] | null;
  /** All matches of the current season. */
  readonly matches: readonly Match[] | null;
  readonly suspensions: readonly Suspension[] | null;
  readonly transfers: readonly Transfer[] | null;
  readonly rulings: readonly NewsItem[] | null;
}

/** A club that has changed its place in the table. */
export interface RankChange {
  readonly club: ClubId;
  readonly from: number;
  readonly to: number;
}

/** What is new in a league since a visit (docs/behaviour.md 11). */
export interface VisitNews {
  /** Time of that visit, ms since 1970. */
  readonly since: number;
  /** Matches with a new result, latest first. */
  readonly results: readonly MatchId[];
  readonly moves: readonly RankChange[];
  readonly suspensions: number;
  readonly transfers: number;
  readonly rulings: number;
}

/** A match that kicked off this long before a visit had a result by then. */
const MATCH_MS = 3_600_000;

const withResult = (matches: readonly Match[]) => matches.filter((match) => countedResult(match) !== null);

/** The ids in the lists. */
export function sightOf({ places, matches, suspensions, transfers, rulings }: Lists): Sight {
  const ids = (list: readonly { readonly id: string }[] | null) => list?.map(({ id }) => id) ?? null;
  return {
    places,
    results: ids(matches && withResult(matches)),
    suspensions: ids(suspensions),
    transfers: ids(transfers),
    rulings: ids(rulings),
  };
}

/** Compares the present with a visit. Where no ids were stored for a kind, anything dated later is new. */
export function newsSince(before: VisitSnapshot, now: Lists): VisitNews {
  const fresh = <Item extends { readonly id: string }>(
    kind: Kind,
    list: readonly Item[] | null,
    isLater: (item: Item) => boolean,
  ): readonly Item[] => {
    const kept = before[kind];
    if (kept === null) return list?.filter(isLater) ?? [];
    const known = new Set(kept);
    return list?.filter(({ id }) => !known.has(hash(id))) ?? [];
  };
  const wall = viennaWallClock(before.at);
  const later = ({ created }: Pick<Transfer, 'created'> | Pick<NewsItem, 'created'>): boolean =>
    typeof created === 'number' && created > before.at;
  const results = fresh(
    'results',
    now.matches && withResult(now.matches),
    ({ kickoff }) => typeof kickoff === 'number' && latestKickoff(kickoff) + MATCH_MS > wall,
  );
  return {
    since: before.at,
    results: results.toSorted((a, b) => byTime(b.kickoff, a.kickoff)).map(({ id }) => id),
    moves: moves(before, now.places ?? []),
    suspensions: fresh('suspensions', now.suspensions, () => false).length,
    transfers: fresh('transfers', now.transfers, later).length,
    rulings: fresh('rulings', now.rulings, later).length,
  };
}

function moves(before: VisitSnapshot, clubs: readonly ClubId[]): readonly RankChange[] {
  const places = new Map(before.places);
  return clubs.flatMap((club, index) => {
    const from = places.get(hash(club));
    return from === undefined || from === index + 1 ? [] : [{ club, from, to: index + 1 }];
  });
}

/** Whether there is anything worth showing: other clubs' changes of place alone are not. */
export function tellsAnything(news: VisitNews, own: ReadonlySet<ClubId>): boolean {
  const { results, suspensions, transfers, rulings } = news;
  return results.length + suspensions + transfers + rulings > 0 || news.moves.some(({ club }) => own.has(club));
}
