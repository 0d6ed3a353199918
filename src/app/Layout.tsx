import { startTransition, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { matches, watchMedia } from '../lib/media';
import { classes } from '../ui/elements';
import { Announcements } from '../ui/Announcements';
import styles from './Layout.module.css';
import { DesktopNav } from './navigation/DesktopNav';
import { LeagueStrip } from './navigation/LeagueStrip';
import { MobileBar } from './navigation/MobileBar';
import { lazyPart, useLazyModule } from '../loading/lazyPart';
import { NavigationProgress } from './NavigationProgress';
import { usePageChange } from './page/usePageChange';
import { useLeagueAddress } from '../league/useLeagueAddress';
import { lazyModule } from '../lib/lazyModule';
import { whenPageSettled } from '../lib/schedule';
import { useAppSelector, useAppStore } from '../store/hooks';
import { pageSettled } from '../store/listeners';
import { screenIdOf } from './routes';
import { SITE } from './siteMap';
import { selectIsLinkedLeague } from '../league/leagueSlice';
import type { ChosenLeague } from '../league/leagueSlice';
import type { Elements } from '../ui/elements';

/** Desktop navigation from 900 px, on the league page already above 800 px (docs/behaviour.md 2 and 9). */
const WIDE = '(min-width: 56.25em)';
const WIDE_ON_LEAGUE_PAGE = '(min-width: 50.0625em)';

/** Whether the page has the desktop navigation rather than the bar with the drawer. */
function useWideLayout(): boolean {
  const query = useLocation().pathname === '/liga' ? WIDE_ON_LEAGUE_PAGE : WIDE;
  const watch = useCallback((changed: () => void) => watchMedia(query, changed), [query]);
  return useSyncExternalStore(watch, () => matches(query));
}

/** Below the fold, so it is loaded after everything above; offline the page works without it. */
const Footer = lazyPart(() => import(/* webpackChunkName: "shell" */ './Footer'));

/** Cached by the service worker with the shell (webpack.config.js), as it says that there is no connection. */
const ConnectionNotices = lazyPart(() => import(/* webpackChunkName: "shell" */ './ConnectionNotices'), {
  when: 'idle',
});

/** Needed only after following a link to another league. */
const LeagueBar = lazyPart(() => import(/* webpackChunkName: "shell" */ '../league/LeagueBar'));

/** Loads ahead and makes the site work offline; nothing waits for it. */
const BackgroundServices = lazyPart(() => import(/* webpackChunkName: "shell" */ './BackgroundServices'));

const linkPrefetch = lazyModule(() => import(/* webpackChunkName: "shell" */ './linkPrefetch'));

/** Preloads what is behind links that are pointed at. */
function useLinkPrefetch(): void {
  const store = useAppStore();
  const { module } = useLazyModule(linkPrefetch, 'idle');
  useEffect(() => {
    const stop = new AbortController();
    module?.startLinkPrefetch(store, stop.signal);
    return () => stop.abort();
  }, [store, module]);
}

/** Whether all of the first page is there, so that less urgent parts can start; then the listeners hear of it. */
function usePageSettled(): boolean {
  const store = useAppStore();
  const [settled, setSettled] = useState(false);
  useEffect(
    () =>
      whenPageSettled(store, () => {
        startTransition(() => setSettled(true));
        store.dispatch(pageSettled());
      }),
    [store],
  );
  return settled;
}

/** Whether an address is that of a league's page, which carries the league's code. */
function isLeaguePage(pathname: string): boolean {
  const screen = screenIdOf(pathname);
  return screen !== null && SITE[screen].league === true;
}

interface LayoutProps {
  /** Called before a league is chosen in the strip, with the league of the current screen. */
  readonly onLeave: (league: ChosenLeague) => void;
  readonly children: Elements;
}

/** What stays while screens change: league strip, navigation, footer. */
export function Layout({ onLeave, children }: LayoutProps) {
  const wide = useWideLayout();
  const main = useRef<HTMLElement>(null);
  const settled = usePageSettled();
  useLinkPrefetch();
  usePageChange(main);
  useLeagueAddress(isLeaguePage);
  const visiting = useAppSelector(selectIsLinkedLeague);
  return (
    <div className={styles.layout}>
      {/* Not an anchor link: everything behind the # belongs to the router. */}
      <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
        Zum Inhalt springen
      </button>
      <ConnectionNotices />
      <header className={classes('no-print', !wide && styles.sticky)}>
        <LeagueStrip wide={wide} onLeave={onLeave} />
        {wide ? <DesktopNav /> : <MobileBar settled={settled} />}
      </header>
      {visiting && <LeagueBar />}
      <main ref={main} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {settled && <Footer />}
      {settled && <BackgroundServices />}
      <Announcements />
      <NavigationProgress />
    </div>
  );
}
