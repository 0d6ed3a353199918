import type { SeasonIds } from '../../entities/views/fixtures';
import { FixtureFilter } from '../../cards/FixtureFilter';
import { useFixtureFilter } from '../../cards/useFixtureFilter';
import type { Player } from '../../entities/player/model';
import { EmptyState } from '../../ui/EmptyState';
import { SectionHeading } from '../../ui/SectionHeading';
import { ResultRow } from './ResultRow';
import styles from './Results.module.css';

interface ResultsProps {
  readonly player: Player;
  readonly seasons: readonly SeasonIds[];
}

/** The player's matches by season and matchday. */
export function Results({ player, seasons }: ResultsProps) {
  const control = useFixtureFilter(`player/${player.id}`, seasons, true);
  return (
    <section className="section" aria-labelledby="spiele-titel">
      <SectionHeading id="spiele-titel" title="Spiele & Ergebnisse" />
      <div className={styles.results}>
        {control.seasons.length > 0 && <FixtureFilter control={control} />}
        {control.shown.length === 0 ? (
          <EmptyState drawing="calendar" title="Keine Spiele vorhanden." />
        ) : (
          <ul className={`card ${styles.list}`}>
            {control.shown.map((id) => (
              <ResultRow key={id} id={id} club={player.club ?? null} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
