import type { Goal } from './facts';
import type { Voice } from './grammar';
import { inWords } from './grammar';

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
