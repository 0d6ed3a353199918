import { nearest, newId } from '../../domain/text';
import { Misuse } from '../commandLine';
import type { OfficeCommand } from '../commandLine';
import { refuse, textIn } from '../words';
import { readBook } from './book';
import { MOST_BYTES, readBytes } from './bytes';
import { shown, tidy } from './cells';
import { LIGEN, SPIELER, VEREINE } from './competitionKinds';
import { EREIGNISSE } from './eventKind';
import { exportSheet, template } from './export';
import { importSheets } from './import';
import type { SheetFile } from './import';
import type { Kind, Writing } from './kind';
import { ERGEBNISSE, SPIELPLAN } from './matchKinds';

const KINDS = {
  ligen: opened(LIGEN),
  vereine: opened(VEREINE),
  spieler: opened(SPIELER),
  spielplan: opened(SPIELPLAN),
  ergebnisse: opened(ERGEBNISSE),
  ereignisse: opened(EREIGNISSE),
};
const NAMES = Object.keys(KINDS).join(', ');

/** Spreadsheets in and out, and the season that they are about. */
export const SHEETS: Readonly<Record<string, OfficeCommand>> = {
  'sheet template': {
    usage: 'KIND',
    explained: `Schreibt die Überschriften einer leeren Tabelle. KIND: ${NAMES}.`,
    example: 'sheet template ergebnisse > ergebnisse.csv',
    reads: true,
    offline: ({ word }) => ({ lines: [], file: kindIn(word(0)).template() }),
  },
  'sheet export': {
    usage: 'KIND',
    explained: `Schreibt, was gespeichert ist, als Tabelle mit IDs. KIND: ${NAMES}.`,
    example: 'sheet export spielplan > spielplan.csv',
    reads: true,
    run: async ({ tx }, { word }) => ({ lines: [], file: await kindIn(word(0)).write(tx) }),
  },
  'sheet import': {
    usage: 'KIND FILE…',
    explained: `Liest Tabellen, alles oder nichts; was nicht passt, wird mit Datei, Zeile und Spalte genannt. KIND: ${NAMES}.`,
    example: 'sheet import ergebnisse ergebnisse.csv',
    run: async (desk, { words: [name = '', ...names] }) => {
      const kind = kindIn(name);
      const files: SheetFile[] = [];
      for (const file of names) files.push({ name: file, bytes: await bytesOf(file) });
      const { notes, ...counts } = await kind.read(desk, files);
      const { added, changed, same } = counts;
      return {
        lines: [...notes, `${added} neu, ${changed} geändert, ${same} gleich`],
        json: { ...counts, notes },
      };
    },
  },
  'season start': {
    usage: 'LEAGUE NAME',
    explained: 'Macht eine Saison zur laufenden ihrer Liga; die bisherige ist damit vorbei.',
    example: 'season start W1A 2026/27',
    run: async ({ tx, write }, { word }) => {
      const book = await readBook(tx, [], true);
      const [code, name] = [tidy(word(0)), tidy(textIn(word(1), 'Der Name der Saison', 50))];
      const [league] = book.findLeague(code);
      if (league === undefined) {
        const near = nearest(code, book.leagueCodes());
        throw refuse(`Die Liga „${shown(code)}“ gibt es nicht${near === undefined ? '.' : `, meinst du „${near}“?`}`);
      }
      const [known] = book.findSeason(league.id, name);
      const before = book.primarySeason(league.id);
      const id = known?.id ?? newId();
      await write('seasons', [{ id, league_id: league.id, name: known?.name ?? name, is_primary: true }]);
      const was = before === undefined || before.id === id ? '' : `, bisher ${before.name}`;
      return { lines: [`${league.code ?? league.name}: Es läuft die Saison ${known?.name ?? name}${was}.`] };
    },
  },
};

function opened<T extends { id: string }>(kind: Kind<T>) {
  return {
    template: () => template(kind),
    write: (tx: Writing['tx']) => exportSheet(tx, kind),
    read: (writing: Writing, files: readonly SheetFile[]) => importSheets(writing, kind, files),
  };
}

function kindIn(name: string) {
  const known = Object.entries(KINDS).find(([one]) => one === name)?.[1];
  if (known !== undefined) return known;
  const near = nearest(name, Object.keys(KINDS));
  throw new Misuse(`Tabellen „${shown(name)}“ gibt es nicht, ${near === undefined ? NAMES : `meinst du „${near}“?`}`);
}

async function bytesOf(file: string): Promise<Buffer> {
  let bytes: Buffer | undefined;
  try {
    bytes = await readBytes(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw refuse(`${file}: Die Datei ist nicht zu lesen (${code}).`);
  }
  if (bytes === undefined) throw refuse(`${file}: Die Datei ist größer als ${MOST_BYTES / 1024 ** 2} MB.`);
  return bytes;
}
