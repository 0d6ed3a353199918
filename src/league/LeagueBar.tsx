import { selectLeagueByCode } from '../entities/league/selectors';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import {
  leaguePicked,
  selectIsLinkedLeague,
  selectLeagueCode,
  selectChosenLeagueCode,
  linkedLeagueClosed,
} from './leagueSlice';
import { useAnnounced } from '../ui/Announcements';
import { Button } from '../ui/Button';
import styles from './LeagueBar.module.css';

/** Says that a link's league is shown instead of the visitor's own, and offers both (docs/behaviour.md 15). */
export default function LeagueBar() {
  const dispatch = useAppDispatch();
  const shown = useAppSelector(selectLeagueCode);
  const own = useAppSelector(selectChosenLeagueCode);
  const visiting = useAppSelector(selectIsLinkedLeague);
  const league = useAppSelector((state) => selectLeagueByCode(state, shown));
  const words = visiting && shown !== null && own !== null ? `Du siehst ${shown}. Deine Liga ist ${own}.` : null;
  useAnnounced(words);
  if (words === null || shown === null) return null;
  // The pressed button disappears with the bar, so the focus moves to the page's heading.
  const leave = (action: ReturnType<typeof linkedLeagueClosed> | ReturnType<typeof leaguePicked>): void => {
    dispatch(action);
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    <div className={`on-dark no-print ${styles.bar}`} role="region" aria-label="Liga eines Links">
      <div className={`wrap ${styles.row}`}>
        <p className={styles.words}>{words}</p>
        <Button variant="neon" onClick={() => leave(linkedLeagueClosed())}>
          Zu meiner Liga
        </Button>
        <Button
          variant="outline"
          onClick={() => leave(leaguePicked({ code: shown, id: league?.id ?? null }))}
        >{`${shown} übernehmen`}</Button>
      </div>
    </div>
  );
}
