import { mergeEntity } from '../entities/merge';
import type { EntityTables, EntityUpdates } from '../entities/tables';
import type { Match } from '../entities/match/model';

/**
 * Keeps a slow answer from overwriting what a later question has already learned about a match.
 * Only matches change while one looks at them; the order is kept outside the state, so that an
 * answer without news changes nothing there.
 */
export function createFreshness(): {
  /** The place in line of a question that is asked now. */
  readonly ask: () => number;
  /** The updates, in which a match that a later question answered keeps its known facts. */
  readonly newerThan: (askedAt: number, updates: EntityUpdates, known: EntityTables) => EntityUpdates;
} {
  let line = 0;
  const answered = new Map<string, number>();
  return {
    ask: () => (line += 1),
    newerThan: (askedAt, updates, known) => {
      if (updates.matches === undefined) return updates;
      const matches: Record<string, Match> = {};
      for (const [id, match] of Object.entries(updates.matches)) {
        const before = known.matches[id];
        const late = before !== undefined && (answered.get(id) ?? 0) > askedAt;
        matches[id] = late ? mergeEntity(match, before) : match;
        if (!late) answered.set(id, askedAt);
      }
      for (const id of answered.keys())
        if (answered.size > 5_000 && !Object.hasOwn(known.matches, id)) answered.delete(id);
      return { ...updates, matches };
    },
  };
}
