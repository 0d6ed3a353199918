import { tippedScore } from '../calculator/tips';
import type { Tips } from '../calculator/tips';
import type { Match } from '../match/model';
import { scoreOf } from '../match/result';
import type { Result } from '../match/result';

/** The results predicted for the matches that are still open; other tips are ignored. */
export function tippedResults(open: readonly Match[], tips: Tips): readonly Result[] {
  return open.flatMap((match) => {
    const score = tippedScore(tips.get(match.id));
    return score === null ? [] : (scoreOf({ ...match, score }) ?? []);
  });
}
