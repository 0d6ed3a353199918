import { createHash } from 'node:crypto';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isUuid } from '../domain/text';
import { withoutPlayers } from '../merging/erasures';
import { keyOf, tableOf } from '../merging/tables';
import type { Row, Table } from '../merging/tables';
import type { Complain } from './decoders';

const LARGEST_INTEGER = 2 ** 31 - 1;

/** All rows of a table with one value in a column; once all of them were read, stored ones that are not among them are gone. */
export interface Whole {
  table: string;
  column: string;
  value: string;
}

/** When a source was first asked for something, and when it last answered, in ms. */
interface Reading {
  asked: number;
  answered: number;
}

/** What a source returned, in rows of our tables, and what was wrong with it. */
export class Stage {
  readonly rows = new Map<string, Map<string, Row>>();
  wholes: Whole[] = [];
  /** How the lists showed the matches whose reports were read. */
  readonly reports = new Map<string, string>();
  /** When articles were written, in ms; one without a date follows the one before it in any of its lists. */
  readonly written = new Map<string, number>();
  readonly problems: string[] = [];
  /** When the matches were read. */
  readonly seen = new Map<string, Reading>();
  private readonly places = new Map<string, string>();
  private reading: Reading | undefined;

  /** @param now the clock of the database, which all processes share */
  constructor(readonly now: () => number = Date.now) {}

  /** Asks, and notes what is told of the answer with the time at which it was asked for. */
  async ask(ask: () => Promise<unknown>, note: (body: unknown) => void): Promise<void> {
    const asked = this.now();
    const body = await ask();
    this.reading = { asked, answered: this.now() };
    if (body !== undefined) note(body);
    this.reading = undefined;
  }

  readonly complain: Complain = (problem) => this.problems.push(problem);

  /** Merges fields into a row; an undefined field is unknown and changes nothing. */
  put(name: string, at: string, fields: Readonly<Record<string, unknown>>): void {
    const table = tableOf(name);
    const row: Record<string, unknown> = {};
    for (const [column, value] of Object.entries(fields)) {
      const storable = this.storable(table, column, value, at);
      if (storable !== undefined) row[column] = storable;
    }
    if (table.key.some((column) => row[column] === undefined)) return;
    const rows = this.rows.get(name) ?? new Map<string, Row>();
    const key = keyOf(table, row);
    rows.set(key, { ...rows.get(key), ...row });
    this.rows.set(name, rows);
    if (name === 'matches' && this.reading !== undefined) {
      this.seen.set(key, { ...this.reading, asked: this.seen.get(key)?.asked ?? this.reading.asked });
    }
    this.places.set(`${name} ${key}`, at);
  }

  /** The path under which a row was told last. */
  placeOf(name: string, key: string): string {
    return this.places.get(`${name} ${key}`) ?? `${name} ${key}`;
  }

  /** Forgets what was read for some columns of a row: the stored values stay. */
  leaveAlone(name: string, key: string, columns: readonly string[]): void {
    const row = this.row(name, key);
    if (row === undefined) return;
    const rest = Object.entries(row).filter(([column]) => !columns.includes(column));
    this.rows.get(name)?.set(key, Object.fromEntries(rest));
  }

  /** Leaves matches with their line-ups as they are stored; all that is told of one is in which season it is. */
  keepMatches(ids: ReadonlySet<string>): void {
    for (const id of ids) {
      const { season_id } = this.row('matches', id) ?? {};
      this.rows.get('matches')?.set(id, { id, season_id });
      for (const side of ['home', 'away']) this.forget('lineups', `${id} ${side}`);
    }
    this.wholes = this.wholes.filter(({ column, value }) => column !== 'match_id' || !ids.has(value));
  }

  /** Leaves out what is told of players who were erased. */
  erase(ids: ReadonlySet<string>): void {
    for (const [name, rows] of this.rows) for (const [key, row] of rows) rows.set(key, withoutPlayers(name, row, ids));
  }

  /** Removes a row. */
  forget(name: string, key: string): void {
    this.rows.get(name)?.delete(key);
  }

  row(name: string, key: string): Row | undefined {
    return this.rows.get(name)?.get(key);
  }

  all(name: string): Row[] {
    return [...(this.rows.get(name)?.values() ?? [])];
  }

  /** Runs a reading; without problems it has read all rows of the table under this value. */
  whole(table: string, column: string, value: string, read: () => void): void {
    const before = this.problems.length;
    read();
    if (this.problems.length === before) this.wholes.push({ table, column, value });
  }

  private storable(table: Table, name: string, value: unknown, at: string): unknown {
    const column = table.columns.get(name);
    if (column === undefined) throw new Error(`${table.name} has no column ${name}`);
    if (value === undefined) return undefined;
    if (value === null) return column.notNull ? emptyValue(column) : null;
    const kept = keep(column, value);
    if (kept === undefined) {
      this.complain(`${at} – ${name}: ${JSON.stringify(value).slice(0, 60)} cannot be kept`);
    }
    return kept;
  }
}

/** The value of a column that must not be empty when nothing is known; undefined leaves it to the database. */
export function emptyValue(column: PgColumn): unknown {
  if (column.hasDefault || column.primary) return undefined;
  if (column.name === 'eligibility') return 'Spielberechtigt';
  return { text: '', integer: 0, boolean: false }[column.getSQLType()];
}

/** A value in the form its column stores; undefined if the column cannot store it. */
function keep(column: PgColumn, value: unknown): unknown {
  switch (column.getSQLType()) {
    case 'uuid':
      return typeof value === 'string' && isUuid(value) ? value.toUpperCase() : undefined;
    case 'integer':
      return typeof value === 'number' && Math.abs(value) <= LARGEST_INTEGER ? Math.round(value) : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'text':
      // Removes NUL characters and replaces lone surrogates, which the database cannot store.
      return typeof value === 'string' ? Buffer.from(value.replaceAll('\0', '')).toString() : undefined;
    case 'timestamp(0)':
    case 'timestamptz(0)':
      return dateText(value);
    case 'jsonb':
      return JSON.stringify(value).includes('\\u0000') ? undefined : value;
    default:
      return value;
  }
}

function dateText(value: unknown): string | undefined {
  if (typeof value !== 'number') return undefined;
  const date = new Date(value);
  const text = Number.isNaN(date.getTime()) ? '' : date.toISOString();
  return /^\d{4}-/.test(text) && !text.startsWith('0000') ? `${text.slice(0, 19)}Z` : undefined;
}

/** The same UUID for the same words, for things to which the source gives no id (RFC 9562, version 8). */
export function stableId(...words: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(words.join('\n')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`.toUpperCase();
}
