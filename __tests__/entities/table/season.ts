import { compoundId } from '../../../src/entities/ids';
import type { ClubId, MatchId, StandingId } from '../../../src/entities/ids';
import type { Match, Score } from '../../../src/entities/match/model';
import { noFigures } from '../../../src/entities/standing/figures';
import type { Figures } from '../../../src/entities/standing/figures';
import type { Standing } from '../../../src/entities/standing/model';
import { parseWallClock } from '../../../src/lib/dates';

export const club = (name: string): ClubId => compoundId<ClubId>(name);
/** Here a club's id is its name. */
export const nameOf = (id: ClubId): string => id;

/** A figure or a few of a club's row; the rest is zero. */
export const row = (name: string, told: Partial<Figures> = {}): Figures => ({ ...noFigures(club(name)), ...told });

/** A row of the official table. */
const standing = (name: string, ranking: number, told: Partial<Standing> = {}): Standing => ({
  ...row(name),
  id: compoundId<StandingId>('W1A', name),
  leagueCode: 'W1A',
  ranking,
  form: [],
  adjustments: [],
  ...told,
});

/** `A 2:1 B`, played; `A - B`, to come. On matchday 1 unless told. */
export function match(text: string, told: Partial<Match> & { readonly day?: string } = {}): Match {
  const [, home = '', score = '', away = ''] = /^(\S+) (\d+:\d+|-) (\S+)$/.exec(text) ?? [];
  const { day, ...more } = told;
  const goals: Score | undefined =
    score === '-' ? undefined : { home: Number(score.split(':')[0]), away: Number(score.split(':')[1]) };
  return {
    id: compoundId<MatchId>(home, away, told.gameday ?? 1),
    home: club(home),
    away: club(away),
    status: goals === undefined ? 'upcoming' : 'finished',
    gameday: 1,
    ...(goals === undefined ? {} : { score: goals }),
    ...(day === undefined ? {} : { kickoff: parseWallClock(day) }),
    ...more,
  };
}

/** The worked example of docs/behaviour.md 13: six clubs, four matches to come. */
export const example = {
  rows: [
    standing('A', 1, { points: 19, difference: 9, scored: 31 }),
    standing('B', 2, { points: 19, difference: 7, scored: 33 }),
    standing('C', 3, { points: 18 }),
    standing('D', 4, { points: 12 }),
    standing('E', 5, { points: 5 }),
    standing('F', 6, { points: 2 }),
  ],
  open: [match('A - B'), match('C - D'), match('D - A'), match('B - C')],
};
