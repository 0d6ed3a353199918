import type { ClubRow, PlayerRow } from '../db/rows';
import { omitEmpty } from './omitEmpty';

/** A club among the results of a search. */
export function clubItem({ club, code }: { club: ClubRow; code: string | null }) {
  return omitEmpty({ kind: 'club', id: club.id, name: club.teamName, league: code, image: club.logo });
}

/** A player among the results of a search. */
export function playerItem({ player, club, code }: { player: PlayerRow; club: ClubRow | null; code: string | null }) {
  return omitEmpty({
    kind: 'player',
    id: player.id,
    name: player.name,
    club: club?.teamName,
    league: code,
    image: player.image,
  });
}
