import type { ClubRow, PlayerRow } from '../db/rows';
import { omitEmpty } from './omitEmpty';

/** A player as the squad of a club lists them. */
export function squadPlayer(player: PlayerRow, club: ClubRow | undefined) {
  return omitEmpty({
    id: player.id,
    sid: player.sid,
    name: player.name,
    number: player.number,
    birthday: player.birthday,
    nationality: player.nationality,
    position: player.position,
    eligibility: player.eligibility,
    register_date: player.registerDate,
    image: player.image,
    status: player.status,
    is_captain: club === undefined ? null : club.captainId === player.id,
    bank: player.bank,
  });
}
