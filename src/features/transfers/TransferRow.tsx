import { memo } from 'react';
import type { ClubId, TransferId } from '../../entities/ids';
import { clubPath, playerPath } from '../../entities/normalise';
import { fullName } from '../../entities/player/rules';
import { selectClub, selectPlayer, selectTransfer } from '../../entities/select';
import type { Snapshot } from '../../entities/transfer/model';
import { selectIsFavourite } from '../../store/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import type { TeamLook } from '../../ui/blocks/teamLook';
import { TransferRowView } from '../../ui/blocks/TransferRowView';

/** A club as it was at the time; its current name takes precedence if known. */
function useTeam(id: ClubId | null | undefined, then: Snapshot | null | undefined): TeamLook {
  const club = useAppSelector((state) => selectClub(state, id));
  const own = useAppSelector((state) => selectIsFavourite(state, id));
  return { name: club?.name ?? then?.name ?? '', logo: club?.logo ?? then?.image, to: clubPath(id), own };
}

/** A transfer: player, old team, new team, all linked to their pages. */
export const TransferRow = memo(function TransferRow({ id }: { readonly id: TransferId }) {
  const transfer = useAppSelector((state) => selectTransfer(state, id));
  const player = useAppSelector((state) => selectPlayer(state, transfer?.player));
  const from = useTeam(transfer?.origin, transfer?.originAs);
  const to = useTeam(transfer?.club, transfer?.clubAs);
  if (transfer === undefined) return null;
  const { playerAs } = transfer;
  return (
    <TransferRowView
      player={{
        name: fullName(player?.name ?? playerAs.name),
        image: player?.image ?? playerAs.image,
        to: playerPath(transfer.player),
      }}
      from={from}
      to={to}
    />
  );
});
