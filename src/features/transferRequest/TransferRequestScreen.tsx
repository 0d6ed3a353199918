import { skipToken } from '@reduxjs/toolkit/query';
import { useDecideTransferMutation, useTransferQuery } from '../../api/requests';
import { useRequest } from '../../shared/useDecision';
import type { DecisionState } from '../../shared/useDecision';
import type { TransferId } from '../../entities/ids';
import { playerPath, clubPath } from '../../entities/normalise';
import { selectTransfer, selectClub, selectPlayer } from '../../entities/select';
import type { Transfer } from '../../entities/transfer/model';
import { useAppSelector } from '../../store/hooks';
import type { Decision } from '../../ui/DecisionCard';
import { fullName } from '../../entities/player/rules';
import { Avatar } from '../../ui/Avatar';
import { DecisionCard } from '../../ui/DecisionCard';
import { FromTo } from '../../ui/FromTo';
import { RequestFrame } from '../../shared/RequestFrame';
import { useRouteId } from '../../shared/phase';

const SAID: Readonly<Record<Decision, string>> = {
  yes: 'Du hast dem Transfer mit JA zugestimmt.',
  no: 'Du hast den Transfer mit NEIN abgelehnt.',
};

const isOpen = ({ status }: Transfer): boolean => status === 'waiting';

/** The transfer request and its one decision. Refetched whenever the window regains focus. */
function useTransferRequest(id: TransferId | null) {
  const [send] = useDecideTransferMutation();
  return useRequest({
    request: `transfer/${id ?? ''}`,
    query: useTransferQuery(id ?? skipToken, { refetchOnFocus: true }),
    hasId: id !== null,
    select: (state) => selectTransfer(state, id),
    isValid: ({ playerAs }) => playerAs.name !== '',
    isOpen,
    send: async (accepted) => (id === null ? null : send({ id, accepted }).unwrap()),
    said: SAID,
    next: (transfer) => playerPath(transfer?.player) ?? '/',
    failure: 'Die Antwort auf die Transferanfrage wurde nicht angenommen.',
    loadFailure: 'Fehler beim Laden der Transferdaten.',
  });
}

interface TransferCardProps extends DecisionState {
  readonly request: Transfer;
}

/** Shown as the old team of a player who had none. */
const NO_TEAM = 'Ohne Team';

/** The player and both teams, with JA and NEIN while the request is open. */
function TransferCard({ request: transfer, busy, failed, decide }: TransferCardProps) {
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
      closed={isOpen(transfer) ? undefined : 'Diese Transferanfrage ist schon abgeschlossen.'}
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
