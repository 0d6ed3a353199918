import type { DemoClub } from '../clubs';
import type { LeaguePlan } from '../leagues';

/** A club's name in German sentences. Plural names take an article, the others none. */
export interface Voice {
  /** Without article, as in a headline. */
  readonly bare: string;
  /** Nominative and accusative. */
  readonly nom: string;
  /** The same at the start of a sentence. */
  readonly Nom: string;
  readonly dat: string;
  /** As an attribute: `der Kapitän ${gen}`. */
  readonly gen: string;
  /** Picks the verb form: `verb('gewinnt', 'gewinnen')`. */
  readonly verb: (singular: string, plural: string) => string;
}

/** The voice of a club. */
export function voiceOf(club: DemoClub): Voice {
  const { name, plural } = club.style;
  if (!plural) return { bare: name, nom: name, Nom: name, dat: name, gen: `von ${name}`, verb: (singular) => singular };
  const dative = /[ns]$/.test(name) ? name : `${name}n`;
  return {
    bare: name,
    nom: `die ${name}`,
    Nom: `Die ${name}`,
    dat: `den ${dative}`,
    gen: `der ${name}`,
    verb: (_, many) => many,
  };
}

const words = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

/** A small number in words, larger ones in figures. */
export function inWords(count: number): string {
  return words[count] ?? String(count);
}

/** `1 Tor`, `2 Tore` with the number in words: `ein Tor`, `zwei Tore`. */
export function counted(count: number, one: string, many: string): string {
  return `${inWords(count)} ${count === 1 ? one : many}`;
}

/** Points in the dative: `mit einem Punkt`, `mit vier Punkten`, `noch ohne Punkt`. */
export function withPoints(points: number): string {
  if (points === 0) return 'noch ohne Punkt';
  return points === 1 ? 'mit einem Punkt' : `mit ${inWords(points)} Punkten`;
}

/** The same text with a capital first letter. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** `der 1. Liga A in Wien`, `der 2. Liga im Burgenland`. */
export function leagueGenitive(plan: LeaguePlan): string {
  const [state = '', division = ''] = plan.name.split(' – ');
  const place =
    plan.state === 'steiermark' ? 'in der Steiermark' : plan.state === 'burgenland' ? 'im Burgenland' : `in ${state}`;
  return `der ${division} ${place}`;
}

/** `Anna, Berta und Clara`. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1) ?? ''}`;
}

const months = [
  'Jänner',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];
const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'];

/** `16. November 2026` from a wall clock. */
export function longDate(wallClock: string): string {
  const date = new Date(wallClock);
  return `${date.getUTCDate()}. ${months[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
}

/** `Sonntag, 16. November` from a wall clock. */
export function dayAndDate(wallClock: string): string {
  const date = new Date(wallClock);
  return `${weekdays[date.getUTCDay()] ?? ''}, ${date.getUTCDate()}. ${months[date.getUTCMonth()] ?? ''}`;
}

/** `11:00 Uhr` from a wall clock. */
export function clockTime(wallClock: string): string {
  return `${wallClock.slice(11, 16)} Uhr`;
}

/** The family name, as reports use it. */
export function surname(name: string): string {
  return name.split(' ').at(-1) ?? name;
}

/** A paragraph. */
export function p(text: string): string {
  return `<p>${text}</p>`;
}

/** A heading inside an article. */
export function h2(text: string): string {
  return `<h2>${text}</h2>`;
}

/** A quotation and who said it. */
export function quote(text: string, who: string): string {
  return `<blockquote><p>${text}</p><p>${who}</p></blockquote>`;
}

/** A list of points. */
export function ul(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** A link to a page of the site. */
export function link(route: string, text: string): string {
  return `<a href="#${route}">${text}</a>`;
}

/** Title and body of an article. */
export interface Text {
  readonly title: string;
  readonly html: string;
}
