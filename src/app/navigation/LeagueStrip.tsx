import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import type { MouseEvent } from 'react';
import { api } from '../../api/api';
import { choosableLeagues } from '../../entities/league/selectors';
import type { ChoosableLeague } from '../../entities/league/selectors';
import { useAppStore, useAppSelector } from '../../store/hooks';
import { leaguePicked, selectCurrentLeague, selectLeagueCode } from '../../league/leagueSlice';
import type { ChosenLeague } from '../../league/leagueSlice';
import { firstWord } from '../firstCalls';
import { shallowEqual } from 'react-redux';
import { Link } from '../../ui/Link';
import { useLeagueListQuery } from '../../api/leagues';
import { useLogFailure } from '../../shared/phase';
import type { LeagueId } from '../../entities/ids';
import { selectLeague, selectMany } from '../../entities/select';
import { classes } from '../../ui/elements';
import { ThemeToggle } from '../ThemeToggle';
import styles from './LeagueStrip.module.css';
import { useSiteSearch } from './useSiteSearch';
import { Search } from 'lucide-react';
import { attempt } from '../../lib/trouble';

/** Whether a click keeps this page, opening a tab or window instead. */
const staysHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Chooses a league; if its page is already open, it is refetched.
 * @param onLeave called with the league of the current screen when that is being left
 */
function usePickLeague(onLeave: (league: ChosenLeague) => void): (league: ChoosableLeague, press: MouseEvent) => void {
  const store = useAppStore();
  return ({ code, id }, press) => {
    const onLeaguePage = firstWord(location.hash.slice(1)) === 'liga';
    const before = selectCurrentLeague(store.getState());
    if (!onLeaguePage && !staysHere(press)) onLeave(before);
    store.dispatch(leaguePicked({ code, id }));
    if (onLeaguePage && before.code === code) store.dispatch(api.util.invalidateTags(['LeaguePage']));
  };
}

/** The middle button opens a tab; the right one only a menu. */
const MIDDLE = 1;

const none: readonly LeagueId[] = [];

interface LeagueStripProps {
  readonly wide: boolean;
  /** Called before the chosen league changes, with the league of the current screen. */
  readonly onLeave: (league: ChosenLeague) => void;
}

/** The league codes across the top: a click stores the league and opens its page. */
export const LeagueStrip = memo(function LeagueStrip({ wide, onLeave }: LeagueStripProps) {
  const { data: ids = none, isError, error } = useLeagueListQuery();
  useLogFailure(isError, 'Die Ligenliste konnte nicht geladen werden.', error);
  const known = useAppSelector((state) => selectMany(state, ids, selectLeague), shallowEqual);
  const leagues = useMemo(() => choosableLeagues(known, wide ? 'desktop' : 'mobile'), [known, wide]);
  const current = useAppSelector(selectLeagueCode);
  const pick = usePickLeague(onLeave);
  const search = useSiteSearch();
  const strip = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (link == null) return;
    const middle = link.offsetLeft + link.offsetWidth / 2;
    strip.current?.scrollTo?.({ left: middle - strip.current.clientWidth / 2, behavior: 'instant' });
  }, [current, leagues]);

  return (
    <div className={classes('on-dark', styles.bar, !wide && styles.tall)}>
      <div className={classes('wrap', styles.row)}>
        <nav className={styles.codes} aria-label="Ligen" ref={strip}>
          <ul className={styles.list}>
            {leagues.map((league, index) => (
              <li
                key={league.id}
                className={classes(index > 0 && league.state !== leagues[index - 1]?.state && styles.newState)}
              >
                <Link
                  to="/liga"
                  league={league.code}
                  className={styles.code}
                  translate="no"
                  title={league.name}
                  aria-label={league.name === undefined ? undefined : `${league.code}: ${league.name}`}
                  aria-current={league.code === current ? 'true' : undefined}
                  onClick={(press) => pick(league, press)}
                  onAuxClick={(press) => press.button === MIDDLE && pick(league, press)}
                >
                  {league.code}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <span className={styles.tools}>
          <SearchButton onPress={search.open} />
          {wide && <ThemeToggle />}
        </span>
        {search.dialog}
      </div>
    </div>
  );
});

/** The search button; its key is heard by `useSiteSearch.tsx`. */
function SearchButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" className={styles.button} aria-haspopup="dialog" onClick={onPress}>
      <Search size={18} aria-hidden />
      <span className={styles.word}>Suche</span>
      <kbd className={styles.key} aria-hidden>
        {/Mac|iPhone|iPad/.test(attempt(() => navigator.userAgent, '')) ? '⌘ K' : 'Strg K'}
      </kbd>
    </button>
  );
}
