import { memo } from 'react';
import { ArrowRight } from 'lucide-react';
import { Link } from '../../ui/Link';
import type { LeagueId } from '../../entities/ids';
import { selectLeague } from '../../entities/select';
import { choosesLeague } from '../../screen/prefetch';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { leaguePicked } from '../../store/leagueSlice';
import styles from './LeagueGrid.module.css';

/** A league to choose: stores the choice and opens the league's page. */
export const LeagueCard = memo(function LeagueCard({ id }: { readonly id: LeagueId }) {
  const dispatch = useAppDispatch();
  const league = useAppSelector((state) => selectLeague(state, id));
  const code = league?.code;
  if (code == null) return null;
  const pick = (): void => void dispatch(leaguePicked({ code, id }));
  return (
    <li>
      <Link
        to="/liga"
        ref={choosesLeague(code)}
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
