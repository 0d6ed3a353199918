import { mapTables, TABLE_NAMES } from './tables';
import type { EntityTables, EntityUpdates, TableName } from './tables';
import { withoutIds } from './merge';

/** Ids by table that one request delivered. */
export type Delivered = { readonly [Name in TableName]?: readonly string[] };

/** The ledger: which request delivered which ids. */
export type AnswerLedger = Readonly<Record<string, Delivered>>;

function sameIds(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  if (a === b) return true;
  return a !== undefined && b !== undefined && a.length === b.length && a.every((id, index) => id === b[index]);
}

/** Notes what a request delivered; the same ledger if it delivered the same as last time. */
export function noteAnswer(ledger: AnswerLedger, request: string, entities: EntityUpdates): AnswerLedger {
  const delivered: { [Name in TableName]?: readonly string[] } = {};
  for (const name of TABLE_NAMES) {
    const table = entities[name];
    if (table !== undefined) delivered[name] = Object.keys(table);
  }
  const before = ledger[request];
  const same = before !== undefined && TABLE_NAMES.every((name) => sameIds(before[name], delivered[name]));
  return same ? ledger : { ...ledger, [request]: delivered };
}

/** Strikes a request from the ledger. */
export function strikeAnswer(ledger: AnswerLedger, request: string): AnswerLedger {
  if (!Object.hasOwn(ledger, request)) return ledger;
  return Object.fromEntries(Object.entries(ledger).filter(([key]) => key !== request));
}

/** Tables without the ids that `released` delivered and no request of the ledger still owns. */
export function dropUnowned(tables: EntityTables, released: Delivered, ledger: AnswerLedger): EntityTables {
  return mapTables(tables, (name, table) => {
    const gone = new Set(released[name]);
    if (gone.size === 0) return table;
    for (const delivered of Object.values(ledger)) for (const id of delivered[name] ?? []) gone.delete(id);
    return gone.size === 0 ? table : withoutIds(table, gone);
  });
}
