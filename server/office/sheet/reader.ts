import { nearest } from '../../domain/text';
import { plain, shown, tidy } from './cells';
import type { Read } from './cells';
import type { Remark, SheetRow } from './parse';

/** The cells under which something stored is exported, by heading. */
export type Cells = Readonly<Record<string, string>>;

const MOST_HINTS = 200;

/** A row to be written beside those of the kind itself, under the schema's names. */
export interface Extra {
  table: string;
  fields: Readonly<Record<string, unknown>>;
}

/** What comes of reading the rows of some files. */
export interface Findings {
  complaints: Remark[];
  notes: Remark[];
  extras: Extra[];
  /** What is stored and was met by a row, by its id: where that row stands. */
  met: Map<string, string>;
}

/**
 * One row, read against what is stored of its subject. A cell that says what the export would say is no change,
 * whatever it is; a column that is not there says nothing; an empty cell empties what may be empty.
 */
export class RowReader {
  private stored: Cells | undefined;

  constructor(
    readonly row: SheetRow,
    private readonly findings: Findings,
  ) {}

  /** From now on cells are compared with these. */
  meets(stored: Cells): void {
    this.stored = stored;
  }

  /** Whether the row is about something that is not stored yet. */
  get isNew(): boolean {
    return this.stored === undefined;
  }

  /** Where the row stands. */
  get place(): string {
    return `${this.row.file}:${this.row.line}`;
  }

  /** Whether an earlier row is about what has this id. */
  isMet(id: string): boolean {
    return this.findings.met.has(id);
  }

  /** Whether the file has a column. */
  has(heading: string): boolean {
    return this.row.cells.has(heading);
  }

  /** What is stored under a heading. */
  storedText(heading: string): string {
    return tidy(this.stored?.[heading] ?? '');
  }

  /** What holds under a heading once the row is written. */
  text(heading: string): string {
    const cell = this.row.cells.get(heading);
    return cell === undefined ? this.storedText(heading) : plain(cell);
  }

  /** Whether the row says something else under a heading than what is stored. */
  isChanged(heading: string): boolean {
    const cell = this.row.cells.get(heading);
    return cell !== undefined && plain(cell) !== this.storedText(heading);
  }

  /** The new value: undefined to leave it, null to empty it. */
  read<T>(heading: string, reader: (text: string) => Read<T>): T | null | undefined {
    if (!this.isChanged(heading)) return undefined;
    const text = this.text(heading);
    if (text === '') return null;
    const read = reader(text);
    if ('value' in read) return read.value;
    this.complain(heading, `„${shown(text)}“ ${read.fault}`);
    return undefined;
  }

  /** `read` of what must not be empty. */
  readNeeded<T>(heading: string, reader: (text: string) => Read<T>): T | undefined {
    const value = this.read(heading, reader);
    if (value === null || (this.isNew && this.text(heading) === '')) {
      this.complain(heading, 'fehlt');
      return undefined;
    }
    return value;
  }

  /** `read` of a text that is empty where nothing is known. */
  readOrEmpty(heading: string, reader: (text: string) => Read<string>): string | undefined {
    const value = this.read(heading, reader);
    return value === null || (value === undefined && this.isNew) ? '' : value;
  }

  complain(heading: string, text: string): void {
    this.findings.complaints.push({ file: this.row.file, line: this.row.line, heading, text });
  }

  note(heading: string, text: string): void {
    this.findings.notes.push({ file: this.row.file, line: this.row.line, heading, text });
  }

  /** Has another row written besides. */
  also(table: string, fields: Readonly<Record<string, unknown>>): void {
    this.findings.extras.push({ table, fields });
  }

  /** The one that a cell names among those of that name; complains if there is none, or more than one. */
  one<T>(heading: string, found: readonly T[], where: string, names: () => readonly string[]): T | undefined {
    const [first] = found;
    if (found.length === 1) return first;
    const text = this.text(heading);
    if (text === '') this.complain(heading, 'fehlt');
    else if (first !== undefined)
      this.complain(heading, `„${shown(text)}“ gibt es${where} mehrmals; nimm die Spalte ID.`);
    else {
      // Among many faults the names are what is wrong, not their letters.
      const near = this.findings.complaints.length < MOST_HINTS ? nearest(text, names()) : undefined;
      const meant = near === undefined ? '' : ` (meinst du „${near}“?)`;
      this.complain(heading, `„${shown(text)}“ gibt es${where} nicht${meant}`);
    }
    return undefined;
  }
}
