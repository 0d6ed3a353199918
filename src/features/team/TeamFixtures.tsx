import type { SeasonIds } from '../../entities/views/fixtures';
import { FixtureFilter } from '../../filters/FixtureFilter';
import { MatchRow } from '../../shared/MatchRow';
import { useFixtureFilter } from '../../filters/useFixtureFilter';
import type { ClubId } from '../../entities/ids';
import { MatchList } from '../../ui/blocks/MatchRowView';
import { EmptyState } from '../../ui/EmptyState';
import { SectionHeading } from '../../ui/SectionHeading';
import styles from './TeamFixtures.module.css';

interface TeamFixturesProps {
  readonly club: ClubId;
  readonly seasons: readonly SeasonIds[];
}

/** The team's matches by season and matchday. */
export function TeamFixtures({ club, seasons }: TeamFixturesProps) {
  const control = useFixtureFilter(`club/${club}`, seasons, true);
  return (
    <section id="spiele" className="section" aria-labelledby="spiele-titel">
      <SectionHeading id="spiele-titel" title="Spiele & Ergebnisse" />
      <div className={styles.matches}>
        {control.seasons.length > 0 && <FixtureFilter control={control} />}
        {control.matchIds.length === 0 ? (
          <EmptyState drawing="calendar" title="Keine Spiele vorhanden." />
        ) : (
          <MatchList>
            {control.matchIds.map((id) => (
              <MatchRow key={id} id={id} />
            ))}
          </MatchList>
        )}
      </div>
    </section>
  );
}
