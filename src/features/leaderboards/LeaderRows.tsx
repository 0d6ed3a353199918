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

interface LeaderProps {
  readonly entry: LeaderboardEntry;
  readonly rank: number;
  /** What is being counted: `Tore`. */
  readonly unit: string;
  /** Whether the next card means a ban. */
  readonly marked: boolean;
}

/** A rank on the podium: `1. Platz - 14 Tore`. */
export const PodiumLeader = memo(function PodiumLeader({ entry, rank, unit, marked }: LeaderProps) {
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
export const ListLeader = memo(function ListLeader({
  entry,
  rank,
  unit,
  marked,
  most,
}: LeaderProps & { readonly most: number }) {
  const { player, team } = useLeader(entry);
  const person = { ...player, mark: marked && <YellowMark /> };
  return <LeaderRowView rank={rank} player={person} team={team} count={entry.count} most={most} unit={unit} />;
});

interface TabLabels {
  /** Header of the page, label of the tab and what is counted (docs/behaviour.md 2). */
  readonly title: string;
  /** Shown while the list is empty. */
  readonly nobody: string;
  readonly icon: Elements;
}

/** Texts for each tab of the leaderboards. */
export const TAB_LABELS: Readonly<Record<LeaderboardTab, TabLabels>> = {
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
