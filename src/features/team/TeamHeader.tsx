import { skipToken } from '@reduxjs/toolkit/query';
import { shallowEqual } from 'react-redux';
import { tablesApi } from '../../api/tables';
import type { Club } from '../../entities/club/model';
import { wireId } from '../../entities/ids';
import type { StandingId } from '../../entities/ids';
import { selectRank } from '../../entities/views/positions';
import type { SeasonIds } from '../../entities/views/fixtures';
import { FollowButton } from '../../shared/FollowButton';
import { formatNumber, wordSize } from '../../lib/text';
import { NotifyButton } from '../../push/NotifyButton';
import { useAppSelector } from '../../store/hooks';
import { classes } from '../../ui/elements';
import { colorOrFallback, darken, darkFor } from '../../ui/colour';
import { Crest } from '../../ui/Crest';
import { HeroBand } from '../../ui/HeroBand';
import { Kit } from '../../ui/Kit';
import { Line } from '../../ui/Skeleton';
import { usePageTitle } from '../../ui/PageTitle';
import { TeamActions } from './TeamActions';
import styles from './TeamHeader.module.css';

/** Shown if the year a team joined is unknown (docs/behaviour.md 2). */
const DEFAULT_SINCE = 'SAISON 2024/2025';

/** Longer names take two lines at full size. */
const MOST_LETTERS = 17;

const noRows: readonly StandingId[] = [];

/** The team's place in its league's table, if that table happens to be loaded. */
function useRank(club: Club): string | undefined {
  const { currentData } = tablesApi.endpoints.standings.useQueryState(club.leagueCode ?? skipToken);
  const row = useAppSelector((state) => selectRank(state, currentData ?? noRows, club.id), shallowEqual);
  return row === null
    ? undefined
    : `${row.rank}. · ${formatNumber(row.points)} ${row.points === 1 ? 'Punkt' : 'Punkte'}`;
}

interface TeamHeaderProps {
  readonly club: Club;
  /** The team's own page is still loading. */
  readonly loading: boolean;
  /** Null until the team's own page is loaded. */
  readonly seasons: readonly SeasonIds[] | null;
}

/** Crest, name, facts and shirts on the club's colour; shows whatever is known of the club. */
export function TeamHeader({ club, loading, seasons }: TeamHeaderProps) {
  const name = club.name ?? 'Team';
  const ground = darkFor(colorOrFallback(club.color, name));
  const rank = useRank(club);
  const size = wordSize(name);
  usePageTitle(name);
  const facts = [
    {
      term: 'Mitglied Seit',
      words:
        loading && club.memberSince === undefined ? (
          <Line width={105} height={22} />
        ) : (
          (club.memberSince ?? DEFAULT_SINCE)
        ),
    },
    { term: 'ID', words: club.sid },
    { term: 'Platz', words: rank },
  ].filter(({ words }) => words != null);
  return (
    <HeroBand ground={`linear-gradient(100deg, ${darken(ground, 0.24)}, ${ground} 55%, ${darken(ground, 0.12)})`}>
      <div className={`wrap ${styles.inner}`}>
        <span className={styles.crest}>
          <Crest src={club.logo} name={name} eager />
        </span>
        <h1
          className={classes(styles.name, size && styles[size], name.length > MOST_LETTERS && styles.wide)}
          tabIndex={-1}
          translate="no"
        >
          {name.toLocaleUpperCase('de-AT')}
        </h1>
        <dl className={styles.facts}>
          {facts.map(({ term, words }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          <FollowButton club={club} code={null} ground={ground} />
          <NotifyButton kind="club" id={wireId(club.id)} name={name} ground={ground} />
          <TeamActions club={club} loading={loading} seasons={seasons} />
        </div>
        <div className={styles.kits}>
          <Kit src={club.kitHome} alt="Heimtrikot" caption="Heim" width="100%" />
          <Kit src={club.kitAway} alt="Auswärtstrikot" caption="Auswärts" width="100%" />
        </div>
      </div>
    </HeroBand>
  );
}
