import { prefetchTransfers } from '../../api/requests';
import type { Prefetch } from '../../screen/prefetch';
import { RowList } from '../../ui/blocks/RowList';
import { RowsSkeleton } from '../../ui/blocks/RowsSkeleton';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { PageTitle } from '../../ui/PageTitle';
import { TransferRow } from './TransferRow';
import { useTransfers } from './useTransfers';

/** A touch on a link to the transfers asks for them ahead. */
export const prefetch: Prefetch = ({ dispatch }) => void dispatch(prefetchTransfers());

/** Who changed from where to where. */
export default function TransfersScreen() {
  return (
    <div className="wrap">
      <PageTitle title="Transfers" />
      <Transfers />
    </div>
  );
}

function Transfers() {
  const transfers = useTransfers();
  switch (transfers.phase) {
    case 'loading':
      return <RowsSkeleton kind="transfer" label="Lade Transfers…" />;
    case 'failed':
      return <ErrorState text="Die Transfers konnten nicht geladen werden." onRetry={transfers.retry} />;
    case 'empty':
      return <EmptyState drawing="shields" title="In dieser Liga gibt es aktuell keine Transfers" />;
    case 'ready':
      return (
        <RowList>
          {transfers.ids.map((id) => (
            <TransferRow key={id} id={id} />
          ))}
        </RowList>
      );
  }
}
