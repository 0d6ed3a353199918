import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { encode } from 'iconv-lite';
import { MOST_BYTES, readBytes } from '../../../server/office/sheet/bytes';
import {
  escaped,
  plain,
  readBirthday,
  readDay,
  readFlag,
  readInteger,
  readResult,
  readTime,
} from '../../../server/office/sheet/cells';
import { parseSheet } from '../../../server/office/sheet/parse';
import { wildText } from '../../support/wildText';

const HEADINGS = ['Liga', 'Name', 'Mitglied seit', 'Ort'];
const read = (bytes: Buffer | string, needed: readonly string[] = []) =>
  parseSheet('datei.csv', Buffer.from(bytes), ['ID', ...HEADINGS], needed);
const rowsOf = (bytes: Buffer | string) =>
  read(bytes).rows.map(({ line, cells }) => [line, ...[...cells.values()].map(plain)]);

describe('A spreadsheet’s file', () => {
  const text = 'Liga;Name;Ort\r\nW1A;FC Žižkov „Süd“;Prater, Mitte\r\nW1A;SV Öd;€ 5\r\n';
  const rows = [
    [2, 'W1A', 'FC Žižkov „Süd“', 'Prater, Mitte'],
    [3, 'W1A', 'SV Öd', '€ 5'],
  ];

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['Windows-1252', encode(text, 'win1252')],
    ['UTF-16 with its mark', encode(text, 'utf-16le', { addBOM: true })],
    ['UTF-16, the other way round', encode(text, 'utf-16be', { addBOM: true })],
    ['UTF-16 without a mark', encode(text, 'utf-16le')],
    ['the one and then the other', Buffer.concat([Buffer.from(text.slice(0, 50)), encode(text.slice(50), 'win1252')])],
  ])('is read in %s', (_name, bytes) => expect(rowsOf(bytes)).toEqual(rows));
  it('is refused where one line mixes two of them', () => {
    const mixed = Buffer.concat([Buffer.from('Liga;Name\nÖ;'), encode('Öd', 'win1252'), Buffer.from('\nW;x')]);
    expect(read(mixed)).toMatchObject({ rows: [], complaints: [{ line: 2, text: /mischt/ }] });
  });
  it.each([
    ['commas', 'Liga,Name,Ort\nW1A,"Eins, zwei",drei;vier'],
    ['tabs', 'Liga\tName\tOrt\nW1A\tEins, zwei\tdrei;vier'],
    ['semicolons', 'Liga;Name;Ort\nW1A;Eins, zwei;"drei;vier"'],
    ['what its first line says', 'sep=|\nLiga|Name|Ort\nW1A|Eins, zwei|drei;vier'],
  ])('may be divided by %s', (_name, bytes) =>
    expect(rowsOf(bytes).map((row) => row.slice(1))).toEqual([['W1A', 'Eins, zwei', 'drei;vier']]),
  );
  it('has its headings in any order and writing; unknown ones are named and left aside', () => {
    const { rows: found, notes } = read(' MITGLIED\u00A0SEIT ;liga;Nahme;Farbton\n2001;W1A;x;y');
    expect(found.map(({ cells }) => Object.fromEntries(cells))).toEqual([{ 'Mitglied seit': '2001', Liga: 'W1A' }]);
    expect(notes.map(({ line, text: said }) => [line, said])).toEqual([
      [1, 'Die Spalte „Nahme“ ist unbekannt und wird übergangen (meinst du „Name“?).'],
      [1, 'Die Spalte „Farbton“ ist unbekannt und wird übergangen.'],
    ]);
  });
  it('counts lines as an editor does: breaks within quotes, empty rows, a line for Excel', () => {
    const bytes =
      'sep=;\r\nLiga;Name\r\n;;\r\nW1A;"Eins\r\nzwei"\r\n\r\n \u00A0;\t\r\nW1B;drei\rW2A;"vier\n\nfünf"\nW2B;sechs';
    expect(rowsOf(bytes)).toEqual([
      [4, 'W1A', 'Eins zwei'],
      [8, 'W1B', 'drei'],
      [9, 'W2A', 'vier fünf'],
      [12, 'W2B', 'sechs'],
    ]);
  });
  it.each([
    ['nothing', '', 1, 'Die Datei ist leer.'],
    ['blanks', '\n ; ;\n', 1, 'Die Datei ist leer.'],
    ['a heading twice', 'Liga;Name;name', 1, 'Die Spalte „Name“ steht zweimal da.'],
    ['no heading that is needed', 'Name;Ort\na;b', 1, 'Die Spalte „Liga“ fehlt.'],
    ['a quote without its end', 'Liga;Name\na;b\nc;"d\ne;f', 3, 'Ein Anführungszeichen wird nicht geschlossen.'],
    ['more cells than headings', 'Liga;Name\na;b\nc;d;e', 3, 'Die Zeile hat mehr Zellen als Überschriften.'],
    ['too many lines', `Liga;Name\n${'a;b\n'.repeat(200_000)}`, 100_002, 'Die Datei hat mehr als 100000 Zeilen.'],
  ])('that holds %s is refused', (_name, bytes, line, said) =>
    expect(read(bytes, ['Liga']).complaints).toEqual([{ file: 'datei.csv', line, text: said }]),
  );
  it('keeps quotes that stand within a cell', () =>
    expect(rowsOf('Liga;Name\nW1A;FC "Blau" Weiß\nW1A;"FC ""Rot"""\nW1A;"Gelb" Schwarz')).toEqual([
      [2, 'W1A', 'FC "Blau" Weiß'],
      [3, 'W1A', 'FC "Rot"'],
      [4, 'W1A', '"Gelb" Schwarz'],
    ]));
  it('is taken or refused whatever bytes it holds', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array(),
          wildText().map((one) => Buffer.from(`Liga;Name\n${one}`)),
        ),
        (bytes) => {
          const { rows: found, complaints } = read(Buffer.from(bytes));
          expect(found.length + complaints.length).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
  it('that is too large is refused before it is read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sheet-'));
    const file = join(folder, 'gross.csv');
    writeFileSync(file, text);
    expect(await readBytes(file)).toEqual(Buffer.from(text));
    truncateSync(file, MOST_BYTES * 64);
    const before = process.memoryUsage().arrayBuffers;
    expect(await readBytes(file)).toBeUndefined();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(MOST_BYTES);
    rmSync(folder, { recursive: true });
  });
});

describe('A cell', () => {
  const value = (result: { value: unknown } | { fault: string }) => ('value' in result ? result.value : undefined);

  it('that would run as a formula is written with an apostrophe and read without', () => {
    for (const cell of ['=1+1', '+43', '-3', '@x', "'=x", "''-"])
      expect([escaped(cell), plain(escaped(cell))]).toEqual([`'${cell}`, cell]);
    expect(['\tx', ' =x'].map(escaped)).toEqual(["'\tx", "' =x"]);
    expect(["d'Alba", "'s Gravenhage", 'a=b'].map(escaped)).toEqual(["d'Alba", "'s Gravenhage", 'a=b']);
    expect([plain("'=1"), plain("'-3"), plain("'s Wirtshaus")]).toEqual(['=1', '-3', "'s Wirtshaus"]);
  });
  it('has single blanks, none around it, and nothing unseen', () =>
    expect(plain('\u00A0 FC\u202F\u00A0 Bei\u00ADspiel\u200B \n')).toBe('FC Beispiel'));
  it.each([
    ['06.12.2026', '2026-12-06'],
    ['6.2.2026', '2026-02-06'],
    ['2026-12-06', '2026-12-06'],
    ['2026-12-06 00:00:00', '2026-12-06'],
    ['06.12.2026 00:00', '2026-12-06'],
    ['31.02.2026', undefined],
    ['6.12.26', undefined],
    ['12/06/2026', undefined],
    ['46362', undefined],
  ])('holds the day %s', (cell, day) => expect(value(readDay(cell))).toBe(day));
  it.each([
    ['11:00', '11:00'],
    ['9:30', '09:30'],
    ['09:30:00', '09:30'],
    ['24:00', undefined],
    ['11', undefined],
  ])('holds the time %s', (cell, time) => expect(value(readTime(cell))).toBe(time));
  it.each([
    ['2:1', 2, 1],
    ['02:01', 2, 1],
    ['02:01:00', 2, 1],
    ['0:0', 0, 0],
    ['12 : 10', 12, 10],
    ['2–1', 2, 1],
  ])('holds the result %s', (cell, home, away) => expect(value(readResult(cell))).toEqual({ home, away }));
  it.each(['02.01.2026', '2026-01-02', '02. Jän', '0,0840277777777778', '2:'])(
    'that was the result %s sends to the two columns',
    (cell) => expect(readResult(cell)).toEqual({ fault: expect.stringContaining('Tore Heim und Tore Gast') }),
  );
  it.each([
    ['11.', 11],
    ['11,0', 11],
    ['011', 11],
    ['0', 0],
    ['100', undefined],
    ['-1', undefined],
    ['1,5', undefined],
    ['1e1', undefined],
  ])('holds the number %s', (cell, number) => expect(value(readInteger(0, 99)(cell))).toBe(number));
  it('holds birthdays as a year or a day', () =>
    expect(['1998', '6.2.1998', '1998-02-06', '98'].map((cell) => value(readBirthday(cell)))).toEqual([
      '1998',
      '06.02.1998',
      '06.02.1998',
      undefined,
    ]));
  it('says yes and no as spreadsheets do', () =>
    expect(['Ja', 'WAHR', 'x', 'nein', 'FALSCH', '?'].map((cell) => value(readFlag(cell)))).toEqual([
      true,
      true,
      true,
      false,
      false,
      undefined,
    ]));
});
