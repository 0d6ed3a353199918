import { Gavel } from 'lucide-react';
import { LivescoreCell } from '../../shared/LivescoreCell';
import { StandingsTable } from '../../shared/StandingsTable';
import { useStandings } from '../../shared/useStandings';
import { selectLeagueByCode } from '../../entities/league/selectors';
import { useAppSelector } from '../../store/hooks';
import { ActionCell } from '../../ui/blocks/ActionCell';
import { SectionHeading } from '../../ui/SectionHeading';
import type { Elements } from '../../ui/elements';
import styles from './TableSection.module.css';

interface TableSectionProps {
  readonly code: string;
  /** Below the action cells: the league's video. */
  readonly aside: Elements;
}

/** The league table, with links to live scores and rulings beside it. */
export function TableSection({ code, aside }: TableSectionProps) {
  const standings = useStandings(code);
  const league = useAppSelector((state) => selectLeagueByCode(state, code));
  return (
    <section className="section" aria-labelledby="tabelle">
      <SectionHeading id="tabelle" title="Tabelle" link={{ to: '/spielplan', label: 'Spielplan' }} />
      <div className={styles.columns}>
        <div className={styles.table}>
          <StandingsTable standings={standings} league={league?.name ?? code} teams={league?.teamCount} />
        </div>
        <div className={styles.aside}>
          <LivescoreCell tall />
          <ActionCell
            to="/strafsenat"
            icon={<Gavel size={24} aria-hidden />}
            title="Strafsenat"
            line="Aktuelle Urteile und Sperren."
            tall
          />
          {aside}
        </div>
      </div>
    </section>
  );
}
