import { tippedScore } from '../calculator/tips';
import type { Tips } from '../calculator/tips';
import type { Match } from '../match/model';
import { scoreOf } from '../match/result';
import type { Result } from '../match/result';

/** The results that tips mean, of the matches that are still open; others are passed over. */
export function tippedResults(open: readonly Match[], tips: Tips): readonly Result[] {
  return open.flatMap((match) => {
    const score = tippedScore(tips.get(match.id));
    return score === null ? [] : (scoreOf({ ...match, score }) ?? []);
  });
}
