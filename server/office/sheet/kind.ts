import { newId } from '../../domain/text';
import type { LeagueRow, SeasonRow } from '../../db/rows';
import type { Desk } from '../desk';
import type { Book, Part } from './book';
import { readText } from './cells';
import type { Cells, RowReader } from './reader';

/** Some columns of a row; what is undefined stays as it is. */
export type Fields<T> = { [Name in keyof T]?: T[Name] | undefined };

/** A kind of spreadsheet: rows about one table. */
export interface Kind<T extends { id: string }> {
  table: string;
  /** The columns of the template, in order; an export has `ID` before them. */
  headings: readonly string[];
  /** Columns that are read besides. */
  accepted?: readonly string[];
  /** Columns by which rows without an id are found. */
  needed: readonly string[];
  parts: readonly Part[];
  /** What is stored, in the order of an export. */
  stored: (book: Book) => readonly T[];
  cells: (stored: T, book: Book) => Cells;
  /** What a row without an id is about: null for something new, undefined after a complaint. */
  find: (row: RowReader, book: Book) => T | null | undefined;
  /** What the row changes; of something new, all. The id is not its business. Complains about whatever is wrong. */
  draft: (row: RowReader, stored: T | undefined, book: Book) => Fields<T>;
  /** A text that no two things share; undefined where nothing but the id tells them apart. */
  key?: (thing: Fields<T>) => string | undefined;
  /** Looks at everything that the rows say together. */
  review?: (rows: readonly Drafted<T>[], book: Book) => void;
  /** Does what follows from the rows once they are written. */
  follow?: (rows: readonly Drafted<T>[], book: Book, desk: Writing) => Promise<void>;
}

/** What of a desk is needed to write. */
export type Writing = Pick<Desk, 'tx' | 'now' | 'write' | 'watch'>;

/** A row, what it changes, and what is stored before and, by its columns, after it. */
export interface Drafted<T> {
  row: RowReader;
  before: T | undefined;
  after: Fields<T> & { id: string };
}

/** The league under `Liga`; complains if there is none. */
export function leagueOf(row: RowReader, book: Book): LeagueRow | undefined {
  return row.one('Liga', book.findLeague(row.text('Liga')), '', () => book.leagueCodes());
}

/**
 * The season that a row is about: the one under way where `Saison` is empty. Complains if there is none.
 * @param begins one that is not known begins here, the league's first one as its primary
 */
export function seasonOf(row: RowReader, book: Book, begins = false): SeasonRow | undefined {
  const league = leagueOf(row, book);
  if (league === undefined) return undefined;
  const code = league.code ?? league.name;
  const name = row.text('Saison');
  if (name === '') {
    const primary = book.primarySeason(league.id);
    if (primary === undefined) row.complain('Saison', `fehlt: ${code} hat keine laufende`);
    return primary;
  }
  const found = book.findSeason(league.id, name);
  if (found.length > 0 || !begins) {
    return row.one('Saison', found, ` in ${code}`, () => book.seasonsOf(league.id).map((season) => season.name));
  }
  return beginSeason(row, book, league, name);
}

/** A season that is not known yet: it becomes a league's primary one if there is none. */
export function beginSeason(
  row: RowReader,
  book: Book,
  league: Pick<LeagueRow, 'id' | 'code'>,
  name: string,
): SeasonRow | undefined {
  const read = readText(name);
  if ('fault' in read) {
    row.complain('Saison', read.fault);
    return undefined;
  }
  const primary = book.seasonsOf(league.id).length === 0;
  const season = { id: newId(), leagueId: league.id, name, primary };
  book.addSeason(season);
  row.also('seasons', season);
  const code = league.code ?? league.id;
  const hint = primary ? 'und läuft' : `; sie läuft nach: kbo season start ${code} "${name}"`;
  row.note('Saison', `„${name}“ ist neu in ${code}${primary ? ' ' : ''}${hint}`);
  return season;
}

/** The one of a name that must be there only once; null if there is none yet, undefined after a complaint. */
export function oneOrNew<T>(row: RowReader, heading: string, found: readonly T[]): T | null | undefined {
  return found.length === 0 && row.text(heading) !== '' ? null : row.one(heading, found, '', () => []);
}

/** The word for a stored value; the value itself if there is none. */
export function wordFor(words: Readonly<Record<string, string>>, value: string | null): string {
  return Object.entries(words).find(([, one]) => one === value)?.[0] ?? value ?? '';
}

/** Things in the order in which people look for them. */
export function inOrder<T>(things: readonly T[], ...keys: ((thing: T) => string | number)[]): readonly T[] {
  return things.toSorted((one, other) => {
    for (const key of keys) {
      const [a, b] = [key(one), key(other)];
      const order =
        typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'de-AT');
      if (order !== 0) return order;
    }
    return 0;
  });
}
