import type { ClubId, MatchId } from '../ids';
import type { Match, SideName } from '../match/model';
import { countedResult, isVoid, scoreOf } from '../match/rules';
import { byDateThenMatchday } from '../season/filter';
import { byFigures, noFigures, playedOf, resultFor, withMatch } from '../standing/figures';
import type { Figures, NameOf } from '../standing/figures';
import type { FormEntry, ComputedView } from '../standing/model';
import { tippedScore } from '../calculator/tips';
import type { Tips } from '../calculator/tips';
import type { Result } from '../match/rules';

/** Number of matches in a form. */
const FORM_LENGTH = 5;

/** One club's part in a counted match. */
interface Appearance {
  readonly club: ClubId;
  readonly match: Match;
  readonly side: SideName;
  readonly scored: number;
  readonly against: number;
}

/** A row of a computed table. */
export interface ViewRow extends Figures {
  /** The last five matches of the view, oldest first. */
  readonly form: readonly FormEntry[];
}

/** Every club's counted matches, by date. */
function appearances(matches: readonly Match[]): readonly Appearance[] {
  return matches.toSorted(byDateThenMatchday).flatMap((match): readonly Appearance[] => {
    const result = countedResult(match);
    if (result === null) return [];
    const { home, away, score } = result;
    return [
      { club: home, match, side: 'home', scored: score.home, against: score.away },
      { club: away, match, side: 'away', scored: score.away, against: score.home },
    ];
  });
}

function formEntry({ match, scored, against }: Appearance): FormEntry {
  return { result: resultFor(scored, against), match: match.id, gameday: match.gameday ?? null };
}

/** Each club's last five counted matches, oldest first. */
export function formByClub(matches: readonly Match[]): ReadonlyMap<ClubId, readonly FormEntry[]> {
  const form = new Map<ClubId, readonly FormEntry[]>();
  for (const appearance of appearances(matches))
    form.set(appearance.club, [...(form.get(appearance.club) ?? []), formEntry(appearance)].slice(-FORM_LENGTH));
  return form;
}

/**
 * Splits matches into first and second legs: of a pair's two matches, the one with the lower matchday, then the earlier
 * date, is the first leg. A match that was moved and is kept twice is one.
 */
export function legsOf(matches: readonly Match[]): {
  readonly first: ReadonlySet<MatchId>;
  readonly hasSecond: boolean;
} {
  const first = new Map<string, MatchId>();
  let hasSecond = false;
  const ordered = matches.toSorted(
    (a, b) => (a.gameday ?? Infinity) - (b.gameday ?? Infinity) || byDateThenMatchday(a, b),
  );
  const isMoved = (match: Match): boolean =>
    isVoid(match) && matches.some((other) => other.home === match.home && other.away === match.away && !isVoid(other));
  for (const match of ordered) {
    const { id, home, away } = match;
    if (home === undefined || away === undefined || isMoved(match)) continue;
    const pair = [home, away].sort().join(' ');
    if (first.has(pair)) hasSecond = true;
    else first.set(pair, id);
  }
  return { first: new Set(first.values()), hasSecond };
}

function belongs(view: ComputedView, matches: readonly Match[]): (appearance: Appearance) => boolean {
  switch (view) {
    case 'home':
      return ({ side }) => side === 'home';
    case 'away':
      return ({ side }) => side === 'away';
    case 'form':
      return () => true;
    case 'firstLeg':
    case 'secondLeg': {
      const { first } = legsOf(matches);
      return ({ match }) => first.has(match.id) === (view === 'firstLeg');
    }
  }
}

/**
 * A table computed from a season's matches (docs/behaviour.md 13). Every club is listed, those without a match last.
 * @param clubs the clubs in the table; results against others count for their opponents
 */
export function viewTable(
  view: ComputedView,
  matches: readonly Match[],
  clubs: readonly ClubId[],
  nameOf: NameOf,
): readonly ViewRow[] {
  const byClub = new Map<ClubId, Appearance[]>(clubs.map((club) => [club, []]));
  for (const appearance of appearances(matches).filter(belongs(view, matches)))
    byClub.get(appearance.club)?.push(appearance);
  const order = byFigures(nameOf);
  return [...byClub]
    .map(([club, all]): ViewRow => {
      const last = all.slice(-FORM_LENGTH);
      const counted = view === 'form' ? last : all;
      const figures = counted.reduce((row, { scored, against }) => withMatch(row, scored, against), noFigures(club));
      return { ...figures, form: last.map(formEntry) };
    })
    .sort((a, b) => Number(playedOf(a) === 0) - Number(playedOf(b) === 0) || order(a, b));
}

/** The results predicted for the matches that are still open; other tips are ignored. */
export function tippedResults(open: readonly Match[], tips: Tips): readonly Result[] {
  return open.flatMap((match) => {
    const score = tippedScore(tips.get(match.id));
    return score === null ? [] : (scoreOf({ ...match, score }) ?? []);
  });
}
