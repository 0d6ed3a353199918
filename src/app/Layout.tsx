import { memo, Suspense, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { classes } from '../ui/classes';
import { ProgressBar } from '../ui/ProgressBar';
import styles from './Layout.module.css';
import { DesktopNav } from './navigation/DesktopNav';
import { LeagueStrip } from './navigation/LeagueStrip';
import { MobileBar } from './navigation/MobileBar';
import { framePart } from './framePart';
import { usePageChange } from './page/usePageChange';
import { usePreloading } from './usePreloading';
import { useAppSelector } from '../store/hooks';
import { selectIsVisiting } from '../store/leagueSlice';
import { useWideLayout } from './useWideLayout';
import { useWaiting } from '../loading/waiting';
import type { ChosenLeague } from '../store/leagueSlice';

/** Below the first screenful, so it comes after everything above; without a connection the page does without. */
const Footer = framePart(() => import(/* webpackChunkName: "footer" */ './Footer'));

/** The store knows the first address's league without it; the address only follows. */
const LeagueAddress = framePart(() => import(/* webpackChunkName: "leagueAddress" */ './LeagueAddress'));

/** Only who follows a link of another league needs it. */
const LeagueBar = framePart(() => import(/* webpackChunkName: "leagueBar" */ './LeagueBar'));

/** Renders nothing while online; the service worker keeps it with the shell (webpack.config.js). */
const OfflineNotice = framePart(() => import(/* webpackChunkName: "offlineNotice" */ './OfflineNotice'));

/** Has nothing to say for the first eight seconds. */
const SlowNotice = framePart(() => import(/* webpackChunkName: "slowNotice" */ './SlowNotice'));

/** Makes the site work offline; nobody waits for that. */
const UpdateOffer = framePart(() => import(/* webpackChunkName: "updateOffer" */ './UpdateOffer'));

interface LayoutProps {
  /** The strip leads away from the screen, which is about this league. */
  readonly onLeave: (league: ChosenLeague) => void;
  readonly children: ReactNode;
}

/** What stays while screens come and go: league strip, navigation, footer. */
export function Layout({ onLeave, children }: LayoutProps) {
  const wide = useWideLayout();
  const main = useRef<HTMLElement>(null);
  const quiet = usePreloading();
  usePageChange(main);
  const visiting = useAppSelector(selectIsVisiting);
  return (
    <div className={styles.layout}>
      {/* A link to an anchor would be a route: everything behind the # belongs to the router. */}
      <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
        Zum Inhalt springen
      </button>
      <Progress />
      <Part of={OfflineNotice} />
      <Part of={SlowNotice} />
      <Part of={LeagueAddress} />
      <header className={classes('no-print', !wide && styles.sticky)}>
        <LeagueStrip wide={wide} onLeave={onLeave} />
        {wide ? <DesktopNav quiet={quiet} /> : <MobileBar quiet={quiet} />}
      </header>
      {visiting && <Part of={LeagueBar} />}
      <main ref={main} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {quiet && <Part of={Footer} />}
      {quiet && <Part of={UpdateOffer} />}
    </div>
  );
}

function Progress() {
  return useWaiting() ? <ProgressBar /> : null;
}

/** In a boundary of its own, which comes with it: nothing else waits for what may never arrive. */
const Part = memo(function Part({ of: Content }: { readonly of: ComponentType }) {
  return (
    <Suspense fallback={null}>
      <Content />
    </Suspense>
  );
});
