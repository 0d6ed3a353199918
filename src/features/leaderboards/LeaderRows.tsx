import { memo } from 'react';
import type { LeaderboardEntry, LeaderboardTab } from '../../entities/leaderboard/model';
import { formatNumber } from '../../lib/text';
import { LeaderRowView } from '../../ui/blocks/RowList';
import { PodiumCardView } from '../../ui/blocks/PodiumCardView';
import { YellowMark } from '../../ui/YellowMark';
import { useLeader } from './useLeaderboards';
import { BallIcon } from '../../ui/icons/BrandIcons';
import { CardShape } from '../../ui/icons/CardShape';
import type { Elements } from '../../ui/elements';

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

interface Words {
  /** Header of the page, label of the tab and what is counted (docs/behaviour.md 2). */
  readonly title: string;
  /** Shown while the list is empty. */
  readonly nobody: string;
  readonly icon: Elements;
}

/** Texts for each tab of the leaderboards. */
export const WORDS: Readonly<Record<LeaderboardTab, Words>> = {
  goals: { title: 'Tore', nobody: 'In dieser Saison ist noch kein Tor gefallen.', icon: <BallIcon size={19} /> },
  yellow: {
    title: 'Gelbe Karten',
    nobody: 'In dieser Saison gibt es noch keine Gelben Karten.',
    icon: <CardShape kind="yellow" size={17} silent />,
  },
  red: {
    title: 'Rote Karten',
    nobody: 'In dieser Saison gibt es noch keine Roten Karten.',
    icon: <CardShape kind="red" size={17} silent />,
  },
  yellowRed: {
    title: 'Gelb/Rote Karten',
    nobody: 'In dieser Saison gibt es noch keine Gelb/Roten Karten.',
    icon: <CardShape kind="yellowRed" size={17} silent />,
  },
};
