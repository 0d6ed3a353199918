import { Link } from '../../ui/Link';
import { selectLeagueByCode } from '../../entities/league/selectors';
import { selectLeagueCode } from '../../league/leagueSlice';
import { useAppSelector } from '../../store/hooks';
import styles from './CurrentLeague.module.css';

/** The chosen league, linked to the league selection. */
export function CurrentLeague() {
  const code = useAppSelector(selectLeagueCode);
  const name = useAppSelector((state) => selectLeagueByCode(state, code)?.name);
  if (code === null) {
    return (
      <Link to="/" className={styles.card}>
        <span className={styles.name}>Liga wählen</span>
      </Link>
    );
  }
  return (
    <Link to="/" className={styles.card}>
      <span className={styles.words}>
        <span className={styles.label}>Deine Liga</span>
        <span className={styles.name}>{name ?? 'Liga wechseln'}</span>
      </span>
      <span className={styles.code} translate="no">
        {code}
      </span>
    </Link>
  );
}
