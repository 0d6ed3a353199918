import { memo } from 'react';
import type { LeaderboardEntry } from '../../entities/leaderboard/model';
import { formatNumber } from '../../lib/numbers';
import { LeaderRowView } from '../../ui/blocks/LeaderRowView';
import { PodiumCardView } from '../../ui/blocks/PodiumCardView';
import { YellowMark } from '../../ui/YellowMark';
import { useLeader } from './useLeader';

interface PlaceProps {
  readonly entry: LeaderboardEntry;
  readonly rank: number;
  /** What is being counted: `Tore`. */
  readonly unit: string;
  /** Whether the next card means a ban. */
  readonly marked: boolean;
}

/** A rank on the podium: `1. Platz - 14 Tore`. */
export const PodiumPlace = memo(function PodiumPlace({ entry, rank, unit, marked }: PlaceProps) {
  const { player, team, color } = useLeader(entry);
  return (
    <PodiumCardView
      rank={rank}
      count={`${formatNumber(entry.count)} ${unit}`}
      player={{ ...player, number: entry.number, mark: marked && <YellowMark /> }}
      team={team}
      color={color}
    />
  );
});

/**
 * A rank below the podium.
 * @param most highest count in the list
 */
export const ListPlace = memo(function ListPlace({
  entry,
  rank,
  unit,
  marked,
  most,
}: PlaceProps & { readonly most: number }) {
  const { player, team } = useLeader(entry);
  const look = { ...player, mark: marked && <YellowMark /> };
  return <LeaderRowView rank={rank} player={look} team={team} count={entry.count} most={most} unit={unit} />;
});
