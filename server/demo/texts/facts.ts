import { opponentOf } from '../../domain/goal';
import type { SideName } from '../../domain/types';
import type { DemoClub } from '../clubs';
import type { DemoMatch } from '../seasons';
import type { DemoPlayer } from '../squads';

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
