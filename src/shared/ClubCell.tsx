import { memo } from 'react';
import type { Club } from '../entities/club/model';
import type { ClubId } from '../entities/ids';
import { clubPath } from '../entities/normalise';
import { selectClub } from '../entities/select';
import { FollowButton } from './FollowButton';
import { NAMELESS_TEAM } from './sides';
import { useAppSelector } from '../store/hooks';
import { ClubCardView } from '../ui/blocks/ClubCardView';
import { formatNumber } from '../lib/text';

interface ClubCellProps {
  readonly id: ClubId;
  /** Text below the name: federation number or points. */
  readonly line: 'sid' | 'points';
  /** Code of the league being listed; enables the follow button. */
  readonly followIn?: string;
}

/** A club in a `ClubGrid`, linked to its page. */
export const ClubCell = memo(function ClubCell({ id, line, followIn }: ClubCellProps) {
  const club = useAppSelector((state) => selectClub(state, id));
  const to = clubPath(id);
  if (club === undefined || to === undefined) return null;
  return (
    <ClubCardView
      to={to}
      name={club.name ?? NAMELESS_TEAM}
      logo={club.logo}
      line={line === 'sid' ? `ID: ${club.sid ?? '-'}` : pointsLine(club)}
      corner={followIn !== undefined && <FollowButton club={club} code={followIn} iconOnly />}
    />
  );
});

function pointsLine({ points = 0 }: Club): string {
  return `${formatNumber(points)} ${points === 1 ? 'Punkt' : 'Punkte'}`;
}
