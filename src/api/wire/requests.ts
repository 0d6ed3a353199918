import type { ClubId, MatchId, PlayerId, PostponementId, TransferId } from '../../entities/ids';
import type { Decoded, postponement, transfer } from '../../entities/shapes';
import type { ClubSnapshot, TransferStatus } from '../../entities/transfer/model';
import { clubOf, playerOf } from './mention';
import { readPicture } from './picture';
import { field, isRow, ownId, readFlag, readId, readInstant, readText, readTextOrEmpty } from './read';
import type { Complain, Row } from './read';
import { enumReader } from './vocabulary';

const readTransferStatus = enumReader<TransferStatus>({
  waiting: 'warten',
  accepted: 'angenommen',
  rejected: ['abgelehnt', 'abgelent'],
  expired: 'abgelaufen',
});

function snapshot(name: unknown, image: unknown): ClubSnapshot {
  return { name: readTextOrEmpty(name), image: readPicture(image) ?? null };
}

/** Transfer of docs/api.md 3, in lists and by id. */
export function decodeTransfer(row: Row, at: string, complain: Complain): Decoded<typeof transfer> | null {
  const id = ownId<TransferId>(row, at, complain);
  if (id === null) return null;
  const origin = readId<ClubId>(row['origin']);
  const playerAs = snapshot(row['player_name'], row['player_image']);
  const clubAs = snapshot(row['team_name'], row['team_image']);
  const originAs = snapshot(row['origin_name'], row['origin_image']);
  return {
    id,
    player: playerOf(readId<PlayerId>(row['player']), playerAs),
    playerAs,
    club: clubOf(readId<ClubId>(row['team']), clubAs.name, clubAs.image),
    clubAs,
    origin: clubOf(origin, originAs.name, originAs.image),
    originAs: origin === null && originAs.name === '' ? null : originAs,
    status: readTransferStatus(row['status']) ?? 'unknown',
    created: readInstant(field(row, 'created', 'created_at', 'date', 'transfer_date', 'updated_at')) ?? null,
  };
}

/** Truthiness decides (docs/behaviour.md 4); the words for a decided request count as closed. */
function readOpen(raw: unknown): boolean {
  const flag = readFlag(raw);
  if (flag !== undefined) return flag;
  const word = readText(raw);
  return word === undefined ? Boolean(raw) : word !== null && word !== 'akzeptiert' && word !== 'abgelehnt';
}

/** Postpone of docs/api.md 3. */
export function decodePostponement(row: Row, at: string, complain: Complain): Decoded<typeof postponement> | null {
  const id = ownId<PostponementId>(row, at, complain);
  if (id === null) return null;
  const requester = isRow(row['requester']) ? row['requester'] : {};
  const requestee = isRow(row['requestee']) ? row['requestee'] : {};
  const requesterAs = snapshot(field(requester, 'team_name', 'teamName', 'name'), requester['logo']);
  const requesteeAs = snapshot(field(requestee, 'team_name', 'teamName', 'name'), requestee['logo']);
  return {
    id,
    open: readOpen(row['status']),
    requester: clubOf(readId<ClubId>(requester), requesterAs.name, requesterAs.image),
    requesterAs,
    requestee: clubOf(readId<ClubId>(requestee), requesteeAs.name, requesteeAs.image),
    requesteeAs,
    match: readId<MatchId>(row['match']),
  };
}
