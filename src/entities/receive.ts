import type { AnswerLedger } from './answers';
import { groupingOf } from './groups';
import { mergeTable } from './merge';
import type { AnswerSource } from './mergeRow';
import { mapTables, TABLE_NAMES } from './tables';
import type { EntityTables, Table, TableName } from './tables';
import { AUTHORITIES } from './told';
import type { Age, Authority, Origin, Origins, OriginTables, Told } from './told';

const nobody: Table<Origins> = {};

interface Holding extends EntityTables {
  readonly origins: OriginTables;
  readonly answers: AnswerLedger;
}

/** When the server sent the facts of an origin, ms; for a cached answer the ledger has the time. */
function ageIn(answers: AnswerLedger, origin: Origin): number {
  return 'in' in origin ? (answers[origin.in]?.at ?? -Infinity) : origin.at;
}

/**
 * Merges an answer, strongest authority first, so that a club's own name comes before the names its matches mention.
 * @param owner the request that will own the rows; null: only known rows are updated
 */
export function receive(
  state: Holding,
  owner: string | null,
  { told, at, kept }: Age & { readonly told: Told },
): { readonly tables: EntityTables; readonly origins: OriginTables } {
  const originOf = (by: Authority): Origin => (owner === null ? { by, at, kept } : { by, in: owner });
  const own = { own: originOf('own'), listed: originOf('listed'), mentioned: originOf('mentioned') };
  const ageOf = (origin: Origin): number => ageIn(state.answers, origin);
  const origins: { [Name in TableName]?: Table<Origins> } = { ...state.origins };
  const tables = mapTables(state, (name, known) => {
    let rows = known;
    for (const by of AUTHORITIES) {
      const updates = told[by]?.[name];
      if (updates === undefined) continue;
      const source: AnswerSource = { by, at, origins: own, ageOf };
      const merged = mergeTable(
        { rows, origins: origins[name] ?? nobody },
        updates,
        groupingOf(name),
        source,
        owner === null,
      );
      rows = merged.rows;
      origins[name] = merged.origins;
    }
    return rows;
  });
  const same = TABLE_NAMES.every((name) => origins[name] === state.origins[name]);
  return { tables, origins: same ? state.origins : origins };
}
