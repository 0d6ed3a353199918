import { idOf } from './world';
import type { Facts, Kind, World } from './world';

export type Row = Record<string, unknown>;

/** One row of an answer, as the models would spell it. */
export interface TestAnswer {
  readonly table: string;
  readonly id: string;
  readonly by: 'detail' | 'list' | 'embedded';
  readonly facts: Facts;
}

/** Numbers below a bound, the same ones for the same seed. */
export function dice(seed: number): (sides: number) => number {
  let state = seed | 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

/** Writes one answer in some legal variant, and notes its facts. */
export class Telling {
  readonly told: TestAnswer[] = [];

  constructor(
    readonly world: World,
    readonly roll: (sides: number) => number,
  ) {}

  /** Some of these facts of the world, those that are none left out, and others for no reason. @param snapshot of an earlier time */
  some(kind: Kind, n: number, keys: readonly string[], snapshot = false): Facts {
    const facts: Record<string, unknown> = {};
    for (const key of keys) {
      const value = this.world.fact(kind, n, key, snapshot ? this.roll(3) : 0);
      if (value !== null && this.roll(6) > 0) facts[key] = value;
    }
    return facts;
  }

  tell(table: string, id: string, by: TestAnswer['by'], facts: Facts): string {
    this.told.push({ table, id, by, facts });
    return id;
  }

  /** Whether a list holds something this time. */
  holds(): boolean {
    return this.roll(4) > 0;
  }

  /** A row of the wire: an unknown fact is missing, null or "" (docs/api.md 1). */
  spelled(fields: Row): Row {
    const row: Row = {};
    for (const [key, value] of Object.entries(fields)) {
      if (value !== undefined) row[key] = value;
      else if (this.roll(3) === 0) row[key] = null;
      else if (this.roll(2) === 0) row[key] = '';
    }
    return row;
  }

  /** An entity's own id, in one of the spellings of the wire. */
  named(kind: Kind, n: number): Row {
    const id = idOf[kind](n);
    return [{ id }, { _id: id }, { id: id.toLowerCase() }, { _id: { $oid: id } }][this.roll(4)] ?? { id };
  }

  /** A list, bare or in an envelope. */
  list(rows: readonly unknown[]): unknown {
    return this.roll(3) === 0 ? { items: rows, metadata: { page: 1, per: 10, total: rows.length } } : rows;
  }
}
