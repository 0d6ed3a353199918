import type { Player, PlayerStats } from '../../entities/player/model';
import { formatNumber } from '../../lib/text';
import { SectionHeading } from '../../ui/SectionHeading';
import { StatGrid, StatTile } from '../../ui/StatTile';
import styles from './PlayerFigures.module.css';

const noFigures: PlayerStats = {
  matchesPlayed: 0,
  goals: 0,
  yellowCards: 0,
  redCards: 0,
  yellowRedCards: 0,
  others: [],
};

/** Season and lifetime figures, always in the same order. */
export function PlayerFigures({ player }: { readonly player: Player }) {
  return (
    <div className={styles.figures}>
      <Figures title="Saisonstatistik" stats={player.seasonStats ?? noFigures} />
      <Figures title="Ewige Statistik" stats={player.allStats ?? noFigures} />
    </div>
  );
}

function Figures({ title, stats }: { readonly title: string; readonly stats: PlayerStats }) {
  return (
    <section aria-label={title}>
      <SectionHeading title={title} />
      <StatGrid five={stats.others.length === 0}>
        <StatTile label="Erzielte Tore" value={formatNumber(stats.goals)} primary />
        <StatTile label="Gespielte Spiele" value={formatNumber(stats.matchesPlayed)} />
        <StatTile label="Gelbe Karten" value={formatNumber(stats.yellowCards)} card="yellow" />
        <StatTile label="Gelb-Rote Karten" value={formatNumber(stats.yellowRedCards)} card="yellowRed" />
        <StatTile label="Rote Karten" value={formatNumber(stats.redCards)} card="red" />
        {stats.others.map(({ label, value }) => (
          <StatTile key={label} label={label} value={formatNumber(value)} />
        ))}
      </StatGrid>
    </section>
  );
}
