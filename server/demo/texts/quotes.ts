import type { SideName } from '../../domain/types';
import type { Random } from '../random';
import type { Facts } from './facts';
import { clubOn } from './facts';
import { voiceOf } from './grammar';

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
