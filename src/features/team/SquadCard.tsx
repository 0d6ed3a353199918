import { memo } from 'react';
import { ELIGIBILITY_WORDS } from '../../cards/eligibilityWords';
import type { PlayerId } from '../../entities/ids';
import { playerPath } from '../../entities/normalise';
import { personName } from '../../entities/player/rules';
import { selectPlayer } from '../../entities/select';
import { useAppSelector } from '../../store/hooks';
import { YellowMark } from '../../ui/YellowMark';
import { PlayerCardView } from '../../ui/blocks/PlayerCardView';

interface SquadCardProps {
  readonly id: PlayerId;
  readonly color: string;
  readonly captain: boolean;
  /** Whether the next yellow card means a ban. */
  readonly oneAway: boolean;
}

/** A player of the squad; the chip explains the eligibility for three seconds. */
export const SquadCard = memo(function SquadCard({ id, color, captain, oneAway }: SquadCardProps) {
  const player = useAppSelector((state) => selectPlayer(state, id));
  const to = playerPath(id);
  if (player === undefined || to === undefined) return null;
  const { first, last } = personName(player.name);
  const { eligibility = 'unknown' } = player;
  const blocked = eligibility === 'suspended';
  return (
    <PlayerCardView
      to={to}
      firstName={first}
      lastName={last || 'Unknown'}
      position={player.position}
      image={player.image}
      number={player.number ?? '-'}
      color={color}
      captain={captain}
      blocked={blocked}
      mark={oneAway && <YellowMark large />}
      eligibility={ELIGIBILITY_WORDS[eligibility ?? 'unknown']}
      explanation={blocked ? 'Darf derzeit nicht eingesetzt werden.' : 'Darf eingesetzt werden.'}
    />
  );
});
