import type { FoundClub, FoundPlayer } from '../../db/rows';
import { omitEmpty } from '../omitEmpty';

/** A club among the results of a search. */
export function clubItem({ club, code }: FoundClub) {
  return omitEmpty({ kind: 'club', id: club.id, name: club.teamName, league: code, image: club.logo });
}

/** A player among the results of a search. */
export function playerItem({ player, club, code }: FoundPlayer) {
  return omitEmpty({
    kind: 'player',
    id: player.id,
    name: player.name,
    club: club?.teamName,
    league: code,
    image: player.image,
  });
}
