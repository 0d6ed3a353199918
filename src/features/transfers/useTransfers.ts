import { shallowEqual } from 'react-redux';
import { useTransfersQuery } from '../../api/requests';
import type { Phase } from '../../screen/phase';
import { useInSlices } from '../../screen/useInSlices';
import { useLogFailure } from '../../screen/useLogFailure';
import type { TransferId } from '../../entities/ids';
import { selectMany, selectTransfer } from '../../entities/select';
import { latestFirst } from '../../entities/transfer/order';
import { useAppSelector } from '../../store/hooks';

const none: readonly TransferId[] = [];

/** Completed transfers of all leagues, newest first. */
export function useTransfers(): Phase<{ readonly ids: readonly TransferId[] }> {
  const { data: told, isError, error, refetch } = useTransfersQuery();
  const data = useInSlices(null, told);
  const ids = useAppSelector(
    (state) => latestFirst(selectMany(state, data ?? none, selectTransfer)).map(({ id }) => id),
    shallowEqual,
  );
  useLogFailure(isError, 'Die Transfers konnten nicht geladen werden.', error);
  if (data === undefined) return isError ? { phase: 'failed', retry: () => void refetch() } : { phase: 'loading' };
  return ids.length === 0 ? { phase: 'empty' } : { phase: 'ready', ids };
}
