import { and, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database';
import type { ClubRow, PostponementRow, TransferParties } from '../../db/rows';
import { clubs, players } from '../../db/schema/competition';
import { postponements, transfers } from '../../db/schema/office';

const origins = alias(clubs, 'origins');
const requesters = alias(clubs, 'requesters');
const requestees = alias(clubs, 'requestees');

function transferParties(db: Db) {
  return db
    .select({
      transfer: getTableColumns(transfers),
      player: getTableColumns(players),
      club: getTableColumns(clubs),
      origin: getTableColumns(origins),
    })
    .from(transfers)
    .innerJoin(players, eq(players.id, transfers.playerId))
    .innerJoin(clubs, eq(clubs.id, transfers.clubId))
    .leftJoin(origins, eq(origins.id, transfers.originId));
}

/** A transfer request with the player and clubs it concerns. */
export async function transferById(db: Db, id: string): Promise<TransferParties | undefined> {
  const [parties] = await transferParties(db).where(eq(transfers.id, id));
  return parties;
}

/** Completed transfers between two clubs, newest first. */
export function completedTransfers(db: Db): Promise<TransferParties[]> {
  return transferParties(db)
    .where(and(eq(transfers.status, 'angenommen'), isNotNull(transfers.originId)))
    .orderBy(sql`${transfers.created} desc nulls last`, desc(transfers.id));
}

/** A postponement request with both clubs. */
export async function postponementById(
  db: Db,
  id: string,
): Promise<{ request: PostponementRow; requester: ClubRow; requestee: ClubRow } | undefined> {
  const [parties] = await db
    .select({
      request: getTableColumns(postponements),
      requester: getTableColumns(requesters),
      requestee: getTableColumns(requestees),
    })
    .from(postponements)
    .innerJoin(requesters, eq(requesters.id, postponements.requesterId))
    .innerJoin(requestees, eq(requestees.id, postponements.requesteeId))
    .where(eq(postponements.id, id));
  return parties;
}
