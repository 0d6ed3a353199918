import { clubPath } from '../../entities/normalise';
import { fullName } from '../../entities/player/rules';
import { selectClub, selectPlayer } from '../../entities/select';
import type { Transfer } from '../../entities/transfer/model';
import { useAppSelector } from '../../store/hooks';
import { Avatar } from '../../ui/Avatar';
import { DecisionCard } from '../../ui/DecisionCard';
import type { Decision } from '../../ui/DecisionCard';
import { FromTo } from '../../ui/FromTo';

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
