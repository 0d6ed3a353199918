import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../db/database';
import { clubs } from '../db/schema/competition';
import { runningPoints } from '../domain/table';
import type { NewMatch } from '../domain/table';
import { MATCH_STATUSES } from '../domain/types';
import type { Change } from './merge';
import { keyOf, rowsWhere, tableOf } from './tables';
import type { Row } from './tables';

/**
 * The clubs' running totals as rows of `clubs`, after changes of matches and of adjustments of points.
 * @param isNamed tells the clubs whose total is told besides
 */
export async function correctedPoints(
  tx: Db,
  changes: readonly Change[],
  isNamed: (club: string) => boolean = () => false,
): Promise<Row[]> {
  const [lostMatches, gainedMatches] = await beforeAndAfter(tx, 'matches', changes);
  const [lostPoints, gainedPoints] = await beforeAndAfter(tx, 'points_adjustments', changes);
  const lost = runningPoints(lostMatches.map(asMatch), lostPoints.map(asAdjustment));
  const gained = runningPoints(gainedMatches.map(asMatch), gainedPoints.map(asAdjustment));
  const moved = [...new Set([...lost.keys(), ...gained.keys()])].filter(
    (club) => !isNamed(club) && gained.get(club) !== lost.get(club),
  );
  if (moved.length === 0) return [];
  // Locked in the order in which writers of matches lock them.
  const rows = await tx
    .select({ id: clubs.id, points: clubs.points })
    .from(clubs)
    .where(inArray(clubs.id, moved))
    .orderBy(asc(clubs.id))
    .for('update');
  return rows.map(({ id, points }) => ({ id, points: points + (gained.get(id) ?? 0) - (lost.get(id) ?? 0) }));
}

/** The rows of a table that were changed, as they were at first and as they are now. */
async function beforeAndAfter(tx: Db, name: string, changes: readonly Change[]): Promise<[Row[], Row[]]> {
  const table = tableOf(name);
  const first = new Map<string, Row | undefined>();
  for (const { table: changed, before, after } of changes) {
    const key = keyOf(table, after ?? before ?? {});
    if (changed === name && !first.has(key)) first.set(key, before);
  }
  return [[...first.values()].filter((row) => row !== undefined), await rowsWhere(tx, table, 'id', [...first.keys()])];
}

function asMatch(row: Row): NewMatch {
  return {
    homeClubId: String(row['home_club_id']),
    awayClubId: String(row['away_club_id']),
    homeScore: Number(row['home_score']),
    awayScore: Number(row['away_score']),
    status: MATCH_STATUSES.find((status) => status === row['status']),
  };
}

function asAdjustment(row: Row): { clubId: string; points: number } {
  return { clubId: String(row['club_id']), points: Number(row['points']) };
}
