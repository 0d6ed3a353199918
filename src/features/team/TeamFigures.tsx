import type { Club, TeamStats } from '../../entities/club/model';
import { formatDifference, formatNumber } from '../../lib/text';
import { SectionHeading } from '../../ui/SectionHeading';
import { StatGrid, StatRow, StatTile } from '../../ui/StatTile';
import { WdlBar } from '../../ui/WdlBar';
import styles from './TeamFigures.module.css';

const noFigures: TeamStats = {
  matchesPlayed: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  scored: 0,
  against: 0,
  difference: 0,
  points: 0,
  yellowCards: 0,
  yellowRedCards: null,
  redCards: 0,
  others: [],
};

/** Season and lifetime figures side by side, always in the same order. */
export function TeamFigures({ club }: { readonly club: Club }) {
  return (
    <section id="statistik" className={styles.figures} aria-label="Statistik">
      <Figures title="Saisonstatistik" stats={club.seasonStats ?? noFigures} />
      <Figures title="Ewige Statistik" stats={club.allStats ?? noFigures} />
    </section>
  );
}

function Figures({ title, stats }: { readonly title: string; readonly stats: TeamStats }) {
  return (
    <div>
      <SectionHeading title={title} />
      <StatGrid>
        <StatTile label="Punkte" value={formatNumber(stats.points)} primary />
        <StatTile label="Gespielte Spiele" value={formatNumber(stats.matchesPlayed)} />
        <StatTile label="Erzielte Tore" value={formatNumber(stats.scored)} />
        <StatTile label="Gegentore" value={formatNumber(stats.against)} />
        <StatRow>
          <WdlBar wins={stats.wins} draws={stats.draws} losses={stats.losses} />
        </StatRow>
        <StatTile label="Tordifferenz" value={formatDifference(stats.difference)} />
        <StatTile label="Gelbe Karten" value={formatNumber(stats.yellowCards)} card="yellow" />
        <StatTile
          label="Gelb-Rote Karten"
          value={stats.yellowRedCards === null ? '–' : formatNumber(stats.yellowRedCards)}
          card="yellowRed"
        />
        <StatTile label="Rote Karten" value={formatNumber(stats.redCards)} card="red" />
        {stats.others.map(({ label, value }) => (
          <StatTile key={label} label={label} value={formatNumber(value)} />
        ))}
      </StatGrid>
    </div>
  );
}
