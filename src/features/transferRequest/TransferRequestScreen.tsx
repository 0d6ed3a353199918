import { skipToken } from '@reduxjs/toolkit/query';
import { useNavigate } from 'react-router-dom';
import { useDecideTransferMutation, useTransferQuery } from '../../api/requests';
import { useDecision } from '../../shared/useDecision';
import { useLogFailure } from '../../shared/useLogFailure';
import type { TransferId } from '../../entities/ids';
import { playerPath, clubPath } from '../../entities/normalise';
import { selectTransfer, selectClub, selectPlayer } from '../../entities/select';
import type { Transfer } from '../../entities/transfer/model';
import { announce } from '../../lib/announce';
import { useAppSelector, useAppStore } from '../../store/hooks';
import type { Decision } from '../../ui/DecisionCard';
import { fullName } from '../../entities/player/rules';
import { Avatar } from '../../ui/Avatar';
import { DecisionCard } from '../../ui/DecisionCard';
import { FromTo } from '../../ui/FromTo';
import { RequestFrame } from '../../shared/RequestFrame';
import { useRouteId } from '../../shared/useRouteId';

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

interface TransferCardProps {
  readonly transfer: Transfer;
  readonly open: boolean;
  readonly busy: Decision | null;
  readonly failed: boolean;
  readonly decide: (decision: Decision) => void;
}

/** Shown as the old team of a player who had none. */
const NO_TEAM = 'Ohne Team';

/** The player and both teams, with JA and NEIN while the request is open. */
export function TransferCard({ transfer, open, busy, failed, decide }: TransferCardProps) {
  const { playerAs, clubAs, originAs } = transfer;
  const player = useAppSelector((state) => selectPlayer(state, transfer.player));
  const origin = useAppSelector((state) => selectClub(state, transfer.origin));
  const club = useAppSelector((state) => selectClub(state, transfer.club));
  const name = fullName(player?.name ?? playerAs.name);
  const from = origin?.name ?? originAs?.name;
  const to = club?.name ?? clubAs.name;
  return (
    <DecisionCard
      head={
        <>
          <Avatar
            src={player?.image ?? playerAs.image}
            name={name}
            size={130}
            number={player?.number}
            color={origin?.color}
            eager
          />
          <h2>{name}</h2>
        </>
      }
      route={
        <FromTo
          from={{
            label: 'Bisher',
            name: from ?? NO_TEAM,
            logo: origin?.logo ?? originAs?.image,
            to: clubPath(transfer.origin),
          }}
          to={{ label: 'Neu', name: to, logo: club?.logo ?? clubAs.image, to: clubPath(transfer.club) }}
          arrow="wechselt zu"
        />
      }
      question={
        from === undefined ? `Stimmst du dem Wechsel zu ${to} zu?` : `Stimmst du dem Wechsel von ${from} zu ${to} zu?`
      }
      closed={open ? undefined : 'Diese Transferanfrage ist schon abgeschlossen.'}
      error={failed ? 'Das hat nicht geklappt. Bitte versuch es noch einmal.' : undefined}
      busy={busy}
      onDecision={decide}
    />
  );
}

/** A team's representative decides on a transfer here; the link comes by mail. */
export default function TransferRequestScreen() {
  const id = useRouteId<TransferId>();
  return <Request key={id} id={id} />;
}

function Request({ id }: { readonly id: TransferId | null }) {
  const request = useTransferRequest(id);
  return (
    <RequestFrame
      title="Transferanfrage"
      state={request}
      texts={{
        noId: 'Ungültige Transfer-ID.',
        loading: 'Lade Transferanfrage…',
        failed: 'Fehler beim Laden der Transferdaten.',
        invalid: 'Keine gültigen Transferdaten gefunden.',
      }}
    >
      {request.phase === 'ready' && <TransferCard {...request} />}
    </RequestFrame>
  );
}
