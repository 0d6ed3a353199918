import { shallowEqual } from 'react-redux';
import { prefetchTransfers, useTransfersQuery } from '../../api/requests';
import { ListPage } from '../../cards/ListPage';
import type { TransferId } from '../../entities/ids';
import { selectMany, selectTransfer } from '../../entities/select';
import { latestFirst } from '../../entities/transfer/model';
import { InPieces } from '../../loading/InPieces';
import type { Prefetch } from '../../screen/prefetch';
import { useList } from '../../screen/useLeagueList';
import { useAppSelector } from '../../store/hooks';
import { RowList } from '../../ui/blocks/RowList';
import { RowsSkeleton } from '../../ui/blocks/RowsSkeleton';
import { TransferRow } from './TransferRow';

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
      <InPieces items={latest}>{(id) => <TransferRow key={id} id={id} />}</InPieces>
    </RowList>
  );
}
