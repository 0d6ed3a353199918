import { TABLE_NAMES } from './tables';
import type { TableName } from './tables';
import { toldIds } from './told';
import type { Age, Told } from './told';

/** Ids by table. */
export type Ids = { readonly [Name in TableName]?: readonly string[] };

/** The latest successful answer to a request. */
export interface Answer {
  /** See `Age`; null: never answered, and its page shows what other answers contained about `ids`. */
  readonly at: number | null;
  readonly kept: boolean;
  /** The ids it contained and therefore owns. */
  readonly ids: Ids;
}

/** The ledger: which request was answered when, and what it owns. */
export type AnswerLedger = Readonly<Record<string, Answer>>;

function sameIds(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  if (a === b) return true;
  return a !== undefined && b !== undefined && a.length === b.length && a.every((id, index) => id === b[index]);
}

/** Records the ids and the time of an answer. Unchanged ids keep their identity. */
export function noteAnswer(ledger: AnswerLedger, request: string, { at, kept }: Age, told: Told): AnswerLedger {
  const ids: { [Name in TableName]?: readonly string[] } = {};
  for (const name of TABLE_NAMES) {
    const delivered = toldIds(told, name);
    if (delivered.length > 0) ids[name] = delivered;
  }
  const before = ledger[request]?.ids;
  const isSame = before !== undefined && TABLE_NAMES.every((name) => sameIds(before[name], ids[name]));
  return { ...ledger, [request]: { at, kept, ids: isSame ? before : ids } };
}

/** Removes a request from the ledger. */
export function strikeAnswer(ledger: AnswerLedger, request: string): AnswerLedger {
  return Object.fromEntries(Object.entries(ledger).filter(([key]) => key !== request));
}
