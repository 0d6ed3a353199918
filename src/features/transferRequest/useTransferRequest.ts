import { skipToken } from '@reduxjs/toolkit/query';
import { useNavigate } from 'react-router-dom';
import { useDecideTransferMutation, useTransferQuery } from '../../api/requests';
import { useDecision } from '../../cards/useDecision';
import { useLogFailure } from '../../screen/useLogFailure';
import type { TransferId } from '../../entities/ids';
import { playerPath } from '../../entities/normalise';
import { selectTransfer } from '../../entities/select';
import type { Transfer } from '../../entities/transfer/model';
import { announce } from '../../lib/announce';
import { useAppSelector, useAppStore } from '../../store/hooks';
import type { Decision } from '../../ui/DecisionCard';

const SAID: Readonly<Record<Decision, string>> = {
  yes: 'Du hast dem Transfer mit JA zugestimmt.',
  no: 'Du hast den Transfer mit NEIN abgelehnt.',
};

export type TransferPhase =
  | { readonly phase: 'noId' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly retry: () => void }
  | { readonly phase: 'invalid' }
  | {
      readonly phase: 'ready';
      readonly transfer: Transfer;
      readonly open: boolean;
      readonly busy: Decision | null;
      readonly failed: boolean;
      readonly decide: (decision: Decision) => void;
    };

const isOpen = (transfer: Transfer | undefined): boolean => transfer?.status === 'waiting';

/** The transfer request and its one decision. Refetched whenever the window regains focus. */
export function useTransferRequest(id: TransferId | null): TransferPhase {
  const store = useAppStore();
  const navigate = useNavigate();
  const { isError, error, refetch } = useTransferQuery(id ?? skipToken, { refetchOnFocus: true });
  const transfer = useAppSelector((state) => selectTransfer(state, id));
  const [send] = useDecideTransferMutation();
  const decision = useDecision({
    request: `transfer/${id ?? ''}`,
    isOpen: async () => {
      await refetch().unwrap();
      return isOpen(selectTransfer(store.getState(), id));
    },
    send: async (accepted) => (id === null ? null : send({ id, accepted }).unwrap()),
    onTaken: (decision) => {
      announce(SAID[decision]);
      void navigate(playerPath(transfer?.player) ?? '/');
    },
    failure: 'Die Antwort auf die Transferanfrage wurde nicht angenommen.',
  });
  useLogFailure(isError, 'Fehler beim Laden der Transferdaten.', error);
  if (id === null) return { phase: 'noId' };
  if (transfer === undefined) return isError ? { phase: 'failed', retry: () => void refetch() } : { phase: 'loading' };
  if (transfer.playerAs.name === '') return { phase: 'invalid' };
  return { phase: 'ready', transfer, open: isOpen(transfer), ...decision };
}
