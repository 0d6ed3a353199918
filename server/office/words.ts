import { Refusal } from '../domain/errors';
import { isInvisible, isUnstorable } from '../domain/text';

/** Says no, in a sentence for whoever typed the command. */
export function refuse(why: string): Refusal {
  return new Refusal('impossible', why);
}

const DAY = /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}))$/;

/**
 * A day as `YYYY-MM-DD`, from that form or `TT.MM.JJJJ`.
 * @throws Refusal when there is no such day
 */
export function dayIn(text: string): string {
  const [, year, month, day, ofDay, ofMonth, ofYear] = DAY.exec(text.trim()) ?? [];
  const parts = [year ?? ofYear, month ?? ofMonth, day ?? ofDay].map((part = '') => part.padStart(2, '0'));
  const iso = parts.join('-');
  const at = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso)
    throw refuse(`„${text}“ ist kein Tag; erwartet wird TT.MM.JJJJ oder JJJJ-MM-TT.`);
  return iso;
}

/**
 * A time of day as `HH:MM`.
 * @throws Refusal when there is no such time
 */
export function timeIn(text: string): string {
  const [, hour = '', minute = ''] = /^(\d{1,2})[:.](\d{2})$/.exec(text.trim()) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59)
    throw refuse(`„${text}“ ist keine Uhrzeit; erwartet wird HH:MM.`);
  return `${hour.padStart(2, '0')}:${minute}`;
}

/**
 * A whole number, with either sign of minus.
 * @throws Refusal when it is none, or lies outside
 */
export function numberIn(text: string, least: number, most: number): number {
  const plain = text.trim().replace('−', '-');
  const number = /^[+-]?\d{1,9}$/.test(plain) ? Number(plain) : NaN;
  if (!(number >= least && number <= most)) throw refuse(`„${text}“ ist keine ganze Zahl von ${least} bis ${most}.`);
  return number;
}

/**
 * A text that can be stored and seen, without blanks around it.
 * @throws Refusal when it is empty, too long, or holds signs that nothing stores
 */
export function textIn(text: string, what: string, most = 200): string {
  const trimmed = text.trim();
  if (isInvisible(trimmed)) throw refuse(`${what} fehlt.`);
  if (isUnstorable(trimmed)) throw refuse(`${what} enthält unzulässige Zeichen.`);
  if (trimmed.length > most) throw refuse(`${what} ist zu lang (höchstens ${most} Zeichen).`);
  return trimmed;
}

/** A wall clock as people write it: `12.11.2026 11:00`. */
export function shownMoment(wallClock: string): string {
  return `${shownDay(wallClock)} ${wallClock.slice(11, 16)}`;
}

/** The day of a wall clock: `12.11.2026`. */
export function shownDay(wallClock: string): string {
  const [year, month, day] = wallClock.slice(0, 10).split('-');
  return `${day}.${month}.${year}`;
}
