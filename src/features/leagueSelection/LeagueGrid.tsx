import { memo } from 'react';
import { ArrowRight } from 'lucide-react';
import { Link } from '../../ui/Link';
import type { LeagueId } from '../../entities/ids';
import { selectLeague } from '../../entities/select';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { leaguePicked } from '../../league/leagueSlice';
import styles from './LeagueGrid.module.css';
import { STATE_NAMES } from '../../shared/labels';
import { STATES } from '../../entities/league/model';
import { useAnnounced } from '../../ui/Announcements';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Select } from '../../ui/Select';
import { Box, Line, Skeleton } from '../../ui/Skeleton';
import { LEAGUES_FAILED } from './useLeagues';
import type { LeagueChoice } from './useLeagues';

/** A league to choose: stores the choice and opens the league's page. */
const LeagueCard = memo(function LeagueCard({ id }: { readonly id: LeagueId }) {
  const dispatch = useAppDispatch();
  const league = useAppSelector((state) => selectLeague(state, id));
  const code = league?.code;
  if (code == null) return null;
  const pick = (): void => void dispatch(leaguePicked({ code, id }));
  return (
    <li>
      <Link
        to="/liga"
        league={code}
        className={`card ${styles.card}`}
        onClick={pick}
        onAuxClick={({ button }) => button === 1 && pick()}
      >
        <span className={styles.ornament} aria-hidden />
        <span className={styles.code} translate="no">
          {code}
        </span>
        <span className={styles.name}>{league?.name ?? 'Unbekannte Liga'}</span>
        <span className={styles.teams}>{`${league?.teamCount ?? 0} TEAMS`}</span>
        <ArrowRight className={styles.arrow} size={20} aria-hidden />
      </Link>
    </li>
  );
});

const ALL = '';
const options = [
  { value: ALL, label: 'Alle Bundesländer' },
  ...STATES.map((state) => ({ value: state, label: STATE_NAMES[state] })),
];

/** The leagues of all federal states or of one. */
export function LeagueGrid({ choice }: { readonly choice: LeagueChoice }) {
  const { state, chooseState, leagues } = choice;
  return (
    <section aria-labelledby="liga-wahl">
      <div className={styles.head}>
        <h1 id="liga-wahl" tabIndex={-1}>
          Wähle deine Liga
        </h1>
        <Select
          label="Bundesland"
          options={options}
          value={state ?? ALL}
          onChange={chooseState}
          className={styles.state}
        />
      </div>
      <Leagues leagues={leagues} />
    </section>
  );
}

function Leagues({ leagues }: { readonly leagues: LeagueChoice['leagues'] }) {
  switch (leagues.phase) {
    case 'loading':
      return <LeaguesSkeleton />;
    case 'failed':
      return <ErrorState text={LEAGUES_FAILED} onRetry={leagues.retry} />;
    case 'empty':
      return <NoLeagues />;
    case 'ready':
      return (
        <ul className={styles.grid}>
          {leagues.ids.map((id) => (
            <LeagueCard key={id} id={id} />
          ))}
        </ul>
      );
  }
}

function NoLeagues() {
  const words = 'Aktuell haben wir keine Liga in diesem Bundesland.';
  useAnnounced(words);
  return <EmptyState title={words} drawing="shields" />;
}

function LeaguesSkeleton() {
  return (
    <Skeleton className={styles.grid} label="Ligen werden geladen…">
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} className={`card ${styles.card}`} aria-hidden>
          <span className={styles.code}>
            <Box width={82} height={44} />
          </span>
          <span className={styles.name}>
            <Line width="64%" height={18} />
          </span>
          <span className={styles.teams}>
            <Line width={64} height={16} />
          </span>
        </div>
      ))}
    </Skeleton>
  );
}
