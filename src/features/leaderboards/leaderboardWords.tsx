import type { LeaderboardTab } from '../../entities/leaderboard/model';
import { BallIcon } from '../../ui/icons/BallIcon';
import { CardShape } from '../../ui/icons/CardShape';
import type { Elements } from '../../ui/elements';

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
