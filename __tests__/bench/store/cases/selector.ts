import { toId } from '../../../../src/entities/ids';
import type { MatchId, SeasonId } from '../../../../src/entities/ids';
import { makeSelectSeasons } from '../../../../src/entities/views/fixtures';
import type { SeasonIds } from '../../../../src/entities/views/fixtures';
import { interleave } from '../../lib/interleave';
import { openStore } from '../ours';
import { CLUBS, LIVE, matchId, MATCH_COUNT, pairing, pollTexts, seasonId, seasonsText } from '../payload';

/** Ids of a team page: one season and the club's matches of it. */
function pageOf(club: number): readonly SeasonIds[] {
  const season = toId<SeasonId>(seasonId(0));
  if (season === null) throw new Error('selector: no season id');
  const matches = Array.from({ length: MATCH_COUNT }, (_, match) => match).filter((match) =>
    pairing(match).includes(club),
  );
  return [{ season, matches: matches.flatMap((match) => toId<MatchId>(matchId(0, match)) ?? []) }];
}

/** The one match that the polls change, and the pages of all teams that do not play in it. */
const [moving = 0] = LIVE;
const pages = Array.from({ length: CLUBS }, (_, club) => club)
  .filter((club) => !pairing(moving).includes(club))
  .map(pageOf);

function filled(scale: number) {
  const opened = openStore();
  for (let season = 0; season < scale; season += 10) opened.seasons(seasonsText(season, Math.min(10, scale - season)));
  return opened;
}

/** Whether every row of every page is the same object after a poll about another match. */
function keepsRows({ store, poll }: ReturnType<typeof filled>): boolean {
  const [first = '', second = ''] = pollTexts('short', [moving]);
  poll(first);
  const selectors = pages.map((ids) => ({ select: makeSelectSeasons(), ids }));
  const before = selectors.map(({ select, ids }) => select(store.getState(), ids));
  const table = store.getState().entities.matches;
  poll(second);
  if (store.getState().entities.matches === table) throw new Error('selector: the poll changed nothing');
  return selectors.every(({ select, ids }, index) => select(store.getState(), ids) === before[index]);
}

/** Time in which all team pages select their matches in a large store, against a store of one season. */
export function selectorRatio(scale: number): { readonly ratios: readonly number[]; readonly rowsKept: boolean } {
  const small = filled(1);
  const large = filled(scale);
  const selecting = (name: string, { store }: ReturnType<typeof filled>) => ({
    name,
    run: () => pages.forEach((ids) => makeSelectSeasons()(store.getState(), ids)),
  });
  const rowsKept = [small, large].map(keepsRows).every(Boolean);
  const series = interleave(selecting('1×', small), [selecting('large', large)], {
    rounds: 101,
    sampleMs: 4,
    warmUpMs: 300,
    budgetMs: 3_000,
  });
  return { ratios: series.get('large') ?? [], rowsKept };
}
