import type { Club } from '../entities/club/model';
import { clubPath, matchPath } from '../entities/normalise';
import type { Figures } from '../entities/standing/figures';
import type { FormEntry, FormResult } from '../entities/standing/model';
import { zoneOf } from '../entities/standing/order';
import type { Zone } from '../entities/standing/order';
import { NAMELESS_TEAM } from './sides';
import { formatDifference, formatNumber } from '../lib/text';
import type { StandingsRow } from '../ui/blocks/StandingsRowView';
import type { FormBadgeProps } from '../ui/FormBadge';

const ZONES: Readonly<Record<Exclude<Zone, null>, 'up' | 'down'>> = { promotion: 'up', relegation: 'down' };
const RESULTS: Readonly<Record<FormResult, string>> = { W: 'Sieg', D: 'Unentschieden', L: 'Niederlage' };

function formBadge({ result, match, gameday }: FormEntry): FormBadgeProps {
  return {
    result,
    to: matchPath(match),
    title: gameday === null ? RESULTS[result] : `${RESULTS[result]}, Spieltag ${gameday}`,
  };
}

/** A row of a table, ready for display. */
export function standingsRow(
  row: Figures & { readonly form: readonly FormEntry[] },
  club: Club | undefined,
  /** `teams`: number of teams; null: a table without promotion and relegation. */
  position: { readonly index: number; readonly teams: number | null },
  /** Whether the club is playing now, and whether the visitor follows it. */
  marks: { readonly live: boolean; readonly isFavourite: boolean },
): StandingsRow {
  const played = row.wins + row.draws + row.losses;
  const zone = position.teams === null ? null : zoneOf(position.index, position.teams);
  return {
    key: row.club,
    rank: position.index + 1,
    name: club?.name ?? NAMELESS_TEAM,
    logo: club?.logo,
    to: clubPath(row.club),
    ...marks,
    played: formatNumber(played),
    wins: formatNumber(row.wins),
    draws: formatNumber(row.draws),
    losses: formatNumber(row.losses),
    goals: played === 0 ? '-:-' : `${formatNumber(row.scored)}:${formatNumber(row.against)}`,
    difference: formatDifference(row.difference),
    points: formatNumber(row.points),
    zone: zone === null ? undefined : ZONES[zone],
    form: row.form.map(formBadge),
  };
}
