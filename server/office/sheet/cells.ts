import { isUnstorable } from '../../domain/text';

/** What can be read of a cell: its value, or in German what is wrong with it. */
export type Read<T> = { value: T } | { fault: string };

const FORMULA = /^['\s]*[=+\-@\t\r]/;
const UNSEEN = /[\u00AD\u200B-\u200F\u2028-\u202E\u2060\uFEFF]/g;
const CONTROL = /\p{Cc}/gu;
const LONGEST_SHOWN = 60;
const LONGEST_TEXT = 200;
const LONGEST_ADDRESS = 1_000;
const MOST_GOALS = 99;
/** What a character becomes that its file could not hold. */
const LOST = '\uFFFD';

/** A cell as it is written: one that a spreadsheet would run as a formula gets an apostrophe before it. */
export function escaped(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** A cell as it is read: without the apostrophe of `escaped`, and tidy. */
export function plain(cell: string): string {
  return tidy(cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);
}

/** A text as it is compared: one line, blanks of any kind as single ones, nothing that nobody sees. */
export function tidy(text: string): string {
  return text.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
}

/** A text from outside within a message: short, on one line, nothing that a terminal would obey. */
export function shown(text: string): string {
  const line = text.replace(CONTROL, '\uFFFD');
  return line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line;
}

/** A text as it is stored. */
export function readText(text: string): Read<string> {
  if (text.includes(LOST)) return { fault: 'enthält ein Zeichen, das die Datei verloren hat' };
  if (isUnstorable(text)) return { fault: 'enthält unzulässige Zeichen' };
  if (text.length > LONGEST_TEXT) return { fault: `ist zu lang (höchstens ${LONGEST_TEXT} Zeichen)` };
  return { value: text };
}

/** The address of a picture: on another server, or a path on ours. */
export function readAddress(text: string): Read<string> {
  const isAddress = /^(?:https?:\/\/|\/(?!\/))[^\s"'<>\\]+$/i.test(text) && !isUnstorable(text);
  if (!isAddress || text.length > LONGEST_ADDRESS)
    return { fault: 'ist keine Adresse wie https://example.org/bild.png' };
  return { value: text };
}

/** A colour as `#RRGGBB`. */
export function readColour(text: string): Read<string> {
  return /^#[0-9a-f]{6}$/i.test(text) ? { value: text } : { fault: 'ist keine Farbe wie #0A7D3C' };
}

/** A whole number, also as spreadsheets write it: `11.`, `11,0`. */
export function readInteger(least: number, most: number): (text: string) => Read<number> {
  return (text) => {
    const digits = /^0*(\d{1,9})(?:\.|[.,]0+)?$/.exec(text)?.[1];
    const value = Number(digits);
    return digits !== undefined && value >= least && value <= most
      ? { value }
      : { fault: `ist keine Zahl von ${least} bis ${most}` };
  };
}

/** Goals of one side. */
export const readGoals = readInteger(0, MOST_GOALS);

/** A yes or no. */
export function readFlag(text: string): Read<boolean> {
  const word = text.toLowerCase();
  if (['ja', 'j', 'x', 'wahr', 'true', '1'].includes(word)) return { value: true };
  if (['nein', 'n', 'falsch', 'false', '0'].includes(word)) return { value: false };
  return { fault: 'ist weder ja noch nein' };
}

/** One of a few words, case and blanks aside. */
export function readWord<T extends string>(words: Readonly<Record<string, T>>): (text: string) => Read<T> {
  const known = new Map(Object.entries(words).map(([word, value]) => [wordKey(word), value]));
  return (text) => {
    const value = known.get(wordKey(text));
    return value === undefined ? { fault: `ist keines von ${Object.keys(words).join(', ')}` } : { value };
  };
}

/** How words and names are compared: case and blanks do not matter. */
export function wordKey(text: string): string {
  return text.toLowerCase().replaceAll(' ', '');
}

/** A day, `TT.MM.JJJJ` or ISO, a time of midnight aside. @returns `YYYY-MM-DD` */
export function readDay(text: string): Read<string> {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})(?: 0?0:00(?::00)?)?$/.exec(text) ?? [];
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(text)?.[1];
  const value = iso ?? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${value}T00:00:00Z`);
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
  return exists && /^(?:19|20)/.test(value) ? { value } : { fault: 'ist kein Datum wie 06.12.2026' };
}

/** A time of day, seconds aside. @returns `HH:MM` */
export function readTime(text: string): Read<string> {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? [];
  return minutes !== '' && Number(hours) < 24 && Number(minutes) < 60
    ? { value: `${hours.padStart(2, '0')}:${minutes}` }
    : { fault: 'ist keine Uhrzeit wie 11:00' };
}

/** A birthday: a year, or a day. @returns a year or `TT.MM.JJJJ` */
export function readBirthday(text: string): Read<string> {
  if (/^(?:19|20)\d{2}$/.test(text)) return { value: text };
  const day = readDay(text);
  return 'value' in day
    ? { value: germanDay(day.value) }
    : { fault: 'ist weder ein Jahr noch ein Datum wie 06.12.1998' };
}

/** A day as `TT.MM.JJJJ`. @param day beginning with `YYYY-MM-DD` */
export function germanDay(day: string): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
}

/** A result such as `2:1`, also one that a spreadsheet has made a time (`02:01:00`); a date can't be told back. */
export function readResult(text: string): Read<{ home: number; away: number }> {
  const [, home, away] = /^(\d{1,2}) ?[:\-–] ?(\d{1,2})(?::00)?$/.exec(text) ?? [];
  return home !== undefined && away !== undefined
    ? { value: { home: Number(home), away: Number(away) } }
    : { fault: 'ist kein Ergebnis wie 2:1; eine Tabelle macht leicht ein Datum daraus: nimm Tore Heim und Tore Gast' };
}

/** The code of a league, in capitals. */
export function readCode(text: string): Read<string> {
  return /^[a-z0-9]{1,10}$/i.test(text) ? { value: text.toUpperCase() } : { fault: 'ist kein Code wie W1A' };
}

/** A number of the federation: digits, as a rule. */
export function readSid(text: string): Read<string> {
  return /^[\p{L}\p{N}][\p{L}\p{N}/._-]{0,29}$/u.test(text) ? { value: text } : { fault: 'ist keine SID wie 40011' };
}

/** The digits of a federation's number as they are compared: spreadsheets drop zeros before them. */
export function sidKey(sid: string): string {
  return plain(sid)
    .toUpperCase()
    .replace(/^0+(?=.)/, '');
}
