import type { Standing } from '../../domain/table';
import type { DemoClub } from '../clubs';
import type { LeaguePlan } from '../leagues';
import type { Random } from '../random';
import { capital, counted, inWords, leagueGenitive, listed, voiceOf, withPoints } from './grammar';
import { h2, link, p, ul } from './html';
import type { Text } from './report';

/** A place in a table with its club. */
export interface Place extends Standing {
  readonly club: DemoClub;
}

const line = ({ ranking, club, points, scored, against }: Place) =>
  `${ranking}. ${club.style.name}, ${points} Punkte, ${scored}:${against} Tore`;

function notable(table: readonly Place[]): string {
  const attack = [...table].sort((a, b) => b.scored - a.scored)[0];
  const defence = [...table].sort((a, b) => a.against - b.against)[0];
  if (attack === undefined || defence === undefined) return '';
  const [striker, wall] = [voiceOf(attack.club), voiceOf(defence.club)];
  if (attack === defence)
    return `Bester Angriff und beste Abwehr in einem: ${striker.Nom} ${striker.verb('hält', 'halten')} bei ${attack.scored}:${attack.against} Toren.`;
  return `Die meisten Tore ${striker.verb('schießt', 'schießen')} bisher ${striker.nom} (${attack.scored}), die wenigsten ${wall.verb('bekommt', 'bekommen')} ${wall.nom} (${defence.against}).`;
}

/** Looks at a league's table after a matchday. */
export function tableLook(plan: LeaguePlan, gameday: number, table: readonly Place[], random: Random): Text | null {
  const [first, second, third] = table;
  const last = table.at(-1);
  const saved = table.at(-3);
  if (first === undefined || second === undefined || third === undefined || last === undefined || saved === undefined)
    return null;
  const [leader, chaser] = [voiceOf(first.club), voiceOf(second.club)];
  const gap = first.points - second.points;
  const close = table.filter((place) => first.points - place.points <= 6).length;
  const rescue = saved.points - (table.at(-2)?.points ?? 0);
  const title = random.pick([
    ...(gap === 0
      ? [`Punktegleich an der Spitze ${leagueGenitive(plan)}`]
      : [`${leader.bare} ${leader.verb('führt', 'führen')} die Tabelle an`]),
    `Die Tabelle nach ${gameday} Spieltagen`,
    ...(close >= 4 ? [`${capital(inWords(close))} Teams in Reichweite der Spitze`] : []),
    `Blick auf die Tabelle: ${leader.bare} vor ${chaser.dat}`,
  ]);
  const html =
    p(
      gap === 0
        ? `${leader.Nom} und ${chaser.nom} sind nach dem ${gameday}. Spieltag ${leagueGenitive(plan)} punktegleich, nur die Tordifferenz trennt sie.`
        : `Nach dem ${gameday}. Spieltag ${leagueGenitive(plan)} ${leader.verb('steht', 'stehen')} ${leader.nom} mit ${first.points} Punkten an der Spitze. Der Vorsprung auf ${chaser.nom} beträgt ${gap === 1 ? 'einen Punkt' : counted(gap, 'Punkt', 'Punkte')}.`,
    ) +
    h2('Oben') +
    p(
      `Auf einem Aufstiegsplatz stehen derzeit ${listed([first, second, third].map(({ club }) => voiceOf(club).nom))}.`,
    ) +
    ul([first, second, third].map(line)) +
    h2('Unten') +
    p(
      `${voiceOf(last.club).Nom} ${voiceOf(last.club).verb('steht', 'stehen')} ${withPoints(last.points)} am Tabellenende. Zum rettenden Platz ${rescue === 1 ? 'fehlt dem Vorletzten ein Punkt' : rescue === 0 ? 'fehlt dem Vorletzten nur die Tordifferenz' : `fehlen dem Vorletzten ${counted(rescue, 'Punkt', 'Punkte')}`}.`,
    ) +
    h2('Auffällig') +
    p(notable(table)) +
    p(`Die ganze ${link('/tabelle', 'Tabelle')} mit der Form der letzten Spiele.`);
  return { title, html };
}
