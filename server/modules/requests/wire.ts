import type { ClubRow, PostponementRow, TransferParties } from '../../db/rows';
import { clubShort } from '../clubs/wire';

/** A transfer request in its stored form. */
export function transferModel({ transfer, player, club, origin }: TransferParties) {
  return {
    id: transfer.id,
    player: player.id,
    team: club.id,
    origin: origin?.id ?? null,
    player_name: player.name,
    player_image: player.image ?? '',
    team_name: club.teamName,
    team_image: club.logo,
    origin_name: origin?.teamName ?? null,
    origin_image: origin?.logo ?? null,
    status: transfer.status,
    created: transfer.created,
  };
}

/** A postponement request with both clubs; `match` is the reference, or the whole match after an answer. */
export function postponementModel(
  request: PostponementRow,
  clubs: { requester: ClubRow; requestee: ClubRow },
  match: object = { id: request.matchId },
) {
  return {
    id: request.id,
    match,
    requester: clubShort(clubs.requester),
    requestee: clubShort(clubs.requestee),
    response: request.response,
    status: request.open,
    response_date: request.responseDate,
    created: request.created,
  };
}
