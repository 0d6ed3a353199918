import type { SideName } from '../../domain/types';
import type { DemoClub } from '../clubs';
import type { LeaguePlan } from '../leagues';
import type { Random } from '../random';
import { clubOn } from './story';
import type { Facts, Goal } from './story';

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

const won = [
  'Wir haben nicht geschossen, um zu treffen. Wir haben geschossen, damit sie nachdenken.',
  'Auf dem Kleinfeld verzeiht dir niemand einen Fehlpass. Heute haben wir weniger davon gespielt.',
  'Der Plan war einfach: hinten fünf Meter enger stehen und vorne schneller wechseln.',
  'Die Bank hat das Spiel gewonnen. Bei fliegenden Wechseln zählt jeder, der frisch ist.',
  'Fünfzig Minuten sind kurz. Wer zehn davon verschläft, verliert. Wir waren wach.',
  'Wir nehmen die drei Punkte mit und reden morgen über die Fehler.',
];
const lost = [
  'So ein Spiel verlierst du im Kopf und nicht in den Beinen.',
  'Glückwunsch an den Gegner. Wir haben ihnen die Räume geschenkt, und sie haben Danke gesagt.',
  'Am nächsten Sonntag geht es wieder bei null los. Das ist das Schöne an dieser Liga.',
  'Zwei Unachtsamkeiten, zwei Tore. Mehr ist dazu nicht zu sagen.',
];
const drawn = [
  'Ein Punkt, mit dem beide heimfahren können. Gewonnen hat heute die Kantine.',
  'Wenn keiner gewinnt, hat meistens keiner genug riskiert. Das nehmen wir auf unsere Kappe.',
  'Nach so einem Spiel schüttelt man sich die Hände und ist ehrlich: Das passt so.',
];

/** Something a coach might say after a match, and the line that names him. */
export function reportQuote(facts: Facts, winner: SideName, random: Random): [text: string, who: string] {
  const losing = facts.winner !== null && random.chance(0.3);
  const side: SideName = losing === (winner === 'home') ? 'away' : 'home';
  const club = clubOn(facts.match, side);
  const text = random.pick(facts.winner === null ? drawn : losing ? lost : won);
  return [text, `${club.row.coachName ?? 'Der Trainer'}, Trainer ${voiceOf(club).gen}`];
}

/** "3:1" */
export const score = ({ home, away }: { home: number; away: number }) => `${home}:${away}`;

/** A sentence about a goal. */
export type Phrase = (name: string, goal: Goal, club: Voice) => string;

/** For any goal. */
export const phrases: readonly Phrase[] = [
  (name, goal) => `${name} trifft in der ${goal.minute}. Minute zum ${score(goal)}.`,
  (name, goal) => `Das ${score(goal)} besorgt ${name} in der ${goal.minute}. Minute.`,
  (name, goal) => `In der ${goal.minute}. Minute steht ${name} richtig: ${score(goal)}.`,
  (name, goal, club) => `Für ${club.nom} trifft in der ${goal.minute}. Minute ${name} zum ${score(goal)}.`,
  (name, goal) => `${name} zieht in der ${goal.minute}. Minute einfach ab, ${score(goal)}.`,
  (name, goal) => `Nach einem Eckball ist ${name} zur Stelle, in der ${goal.minute}. Minute heißt es ${score(goal)}.`,
  (name, goal) =>
    `${score(goal)} durch ${name}, gespielt sind ${goal.minute === 1 ? 'noch keine zwei Minuten' : `${inWords(goal.minute)} Minuten`}.`,
  (name, goal) =>
    `Ein schneller Konter, ein Querpass, und ${name} schiebt in der ${goal.minute}. Minute zum ${score(goal)} ein.`,
  (name, goal) => `${name} nützt in der ${goal.minute}. Minute einen Fehlpass im Aufbau, ${score(goal)}.`,
  (name, goal, club) =>
    `${club.Nom} ${club.verb('jubelt', 'jubeln')} in der ${goal.minute}. Minute, ${name} stellt auf ${score(goal)}.`,
  (name, goal) => `Aus der Drehung erzielt ${name} in der ${goal.minute}. Minute das ${score(goal)}.`,
  (name, goal) =>
    `Der Tormann ist noch dran, doch der Schuss von ${name} sitzt: ${score(goal)} in der ${goal.minute}. Minute.`,
];

/** For the first goal of a match. */
export const openers: readonly Phrase[] = [
  (name, goal) => `Den ersten Treffer erzielt ${name} in der ${goal.minute}. Minute.`,
  (name, goal, club) => `In der ${goal.minute}. Minute jubelt erstmals jemand: ${name} trifft für ${club.nom}.`,
  (name, goal, club) =>
    `${club.Nom} ${club.verb('geht', 'gehen')} in der ${goal.minute}. Minute durch ${name} in Führung.`,
];

/** For own goals. */
export const ownGoals: readonly Phrase[] = [
  (name, goal) => `In der ${goal.minute}. Minute lenkt ${name} den Ball ins eigene Tor, ${score(goal)}.`,
  (name, goal) => `Ein Eigentor von ${name} bringt in der ${goal.minute}. Minute das ${score(goal)}.`,
];
