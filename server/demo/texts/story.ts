import { opponentOf } from '../../domain/match';
import type { Standing } from '../../domain/table';
import type { SideName } from '../../domain/types';
import type { DemoClub } from '../clubs';
import type { LeaguePlan } from '../leagues';
import type { DemoPlayer } from '../people';
import type { Random } from '../random';
import type { DemoMatch } from '../seasons';
import { capital, counted, h2, inWords, leagueGenitive, link, listed, p, ul, voiceOf, withPoints } from './words';
import type { Text } from './words';

/** A goal with the score after it. */
export interface Goal {
  readonly minute: number;
  readonly side: SideName;
  readonly player: DemoPlayer;
  readonly ownGoal: boolean;
  readonly home: number;
  readonly away: number;
}

/** The facts a match report is written from. */
export interface Facts {
  readonly match: DemoMatch;
  readonly goals: readonly Goal[];
  readonly home: number;
  readonly away: number;
  readonly half: { readonly home: number; readonly away: number };
  readonly winner: SideName | null;
  readonly margin: number;
  /** The goal after which the winner led for good. */
  readonly decisive: Goal | null;
  /** The most goals the winner was behind. */
  readonly deficit: number;
  /** Players with two goals and more, best first. */
  readonly doubles: readonly { readonly player: DemoPlayer; readonly count: number; readonly side: SideName }[];
}

/** The club on a side. */
export function clubOn(match: DemoMatch, side: SideName): DemoClub {
  return side === 'home' ? match.home : match.away;
}

function goalsOf(match: DemoMatch): Goal[] {
  let [home, away] = [0, 0];
  return match.incidents
    .filter(({ type }) => type === 'goal')
    .map(({ minute, assign, player, ownGoal }) => {
      if (assign === 'home') home += 1;
      else away += 1;
      return { minute, side: assign, player, ownGoal, home, away };
    });
}

/** Reads a finished match. */
export function factsOf(match: DemoMatch): Facts {
  const goals = goalsOf(match);
  const [home, away] = [match.row.homeScore ?? 0, match.row.awayScore ?? 0];
  const winner: SideName | null = home === away ? null : home > away ? 'home' : 'away';
  const before = goals.filter(({ minute }) => minute <= 25).at(-1);
  const lead = (goal: Goal, side: SideName) => (side === 'home' ? goal.home - goal.away : goal.away - goal.home);
  const counts = new Map<DemoPlayer, { count: number; side: SideName }>();
  for (const goal of goals)
    if (!goal.ownGoal) counts.set(goal.player, { count: (counts.get(goal.player)?.count ?? 0) + 1, side: goal.side });
  const behind = winner === null ? -1 : goals.findLastIndex((goal) => lead(goal, winner) <= 0);
  return {
    match,
    goals,
    home,
    away,
    winner,
    margin: Math.abs(home - away),
    half: { home: before?.home ?? 0, away: before?.away ?? 0 },
    decisive: winner === null ? null : (goals[behind + 1] ?? null),
    deficit: winner === null ? 0 : Math.max(0, ...goals.map((goal) => lead(goal, opponentOf(winner)))),
    doubles: [...counts]
      .filter(([, { count }]) => count > 1)
      .map(([player, rest]) => ({ player, ...rest }))
      .sort((a, b) => b.count - a.count),
  };
}

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
