import { memo } from 'react';
import type { ClubId, TransferId } from '../../entities/ids';
import { clubPath, playerPath } from '../../entities/normalise';
import { fullName } from '../../entities/player/rules';
import { selectClub, selectPlayer, selectTransfer, selectMany } from '../../entities/select';
import type { ClubSnapshot } from '../../entities/transfer/model';
import { selectIsFavourite } from '../../filters/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import type { TeamProps } from '../../ui/blocks/MatchRowView';
import { TransferRowView, RowList, RowsSkeleton } from '../../ui/blocks/RowList';
import { shallowEqual } from 'react-redux';
import { prefetchTransfers, useTransfersQuery } from '../../api/requests';
import { ListPage } from '../../shared/ListPage';
import { latestFirst } from '../../entities/transfer/model';
import { IncrementalList } from '../../loading/IncrementalList';
import type { Prefetch } from '../../shared/prefetch';
import { useList } from '../../shared/useLeagueList';

/** A club as it was at the time; its current name takes precedence if known. */
function useTeam(id: ClubId | null | undefined, then: ClubSnapshot | null | undefined): TeamProps {
  const club = useAppSelector((state) => selectClub(state, id));
  const isFavourite = useAppSelector((state) => selectIsFavourite(state, id));
  return { name: club?.name ?? then?.name ?? '', logo: club?.logo ?? then?.image, to: clubPath(id), isFavourite };
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

const FAILED = 'Die Transfers konnten nicht geladen werden.';

/** Prefetches the transfers. */
export const prefetch: Prefetch = ({ dispatch }) => void dispatch(prefetchTransfers());

/** All transfers in all leagues. */
export default function TransfersScreen() {
  const list = useList(useTransfersQuery(), FAILED);
  return (
    <ListPage
      title="Transfers"
      list={list}
      skeleton={<RowsSkeleton kind="transfer" label="Lade Transfers…" />}
      failed={FAILED}
      empty="In dieser Liga gibt es aktuell keine Transfers"
      drawing="shields"
    >
      {({ items }) => <Transfers ids={items} />}
    </ListPage>
  );
}

function Transfers({ ids }: { readonly ids: readonly TransferId[] }) {
  const latest = useAppSelector(
    (state) => latestFirst(selectMany(state, ids, selectTransfer)).map(({ id }) => id),
    shallowEqual,
  );
  return (
    <RowList>
      <IncrementalList items={latest}>{(id) => <TransferRow key={id} id={id} />}</IncrementalList>
    </RowList>
  );
}
