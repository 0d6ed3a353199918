import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { Menu } from 'lucide-react';
import { Link } from '../../ui/Link';
import { federation } from '../../content/federation';
import { logError } from '../../lib/log';
import { reloadSite } from '../../loading/reloadSite';
import { IconButton } from '../../ui/IconButton';
import { Wordmark } from '../../ui/Wordmark';
import { LiveSlot } from './LiveSlot';
import styles from './MobileBar.module.css';

const loadDrawer = () => import(/* webpackChunkName: "drawer" */ './MobileDrawer');
const preloadDrawer = (): void => void loadDrawer().catch(() => undefined);
const MobileDrawer = lazy(loadDrawer);

/** The bar of narrow layouts: emblem, live matches, and the button that opens the drawer. */
export const MobileBar = memo(function MobileBar({ quiet }: { readonly quiet: boolean }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (quiet) preloadDrawer();
  }, [quiet]);
  const tries = useRef(0);
  const openDrawer = (): void => {
    loadDrawer().then(
      () => setOpen(true),
      (reason: unknown) => {
        logError('Das Menü konnte nicht geladen werden.', reason);
        // If a retry fails too, a newer version of the site may have replaced the chunk.
        tries.current += 1;
        if (tries.current > 1 && navigator.onLine) reloadSite();
      },
    );
  };
  return (
    <div className={styles.bar}>
      <div className={`wrap ${styles.row}`}>
        <Link to="/" className={styles.home} aria-label={`${federation.shortName} – zur Ligaauswahl`}>
          <Wordmark short={federation.shortName} long={federation.name} />
        </Link>
        <LiveSlot quiet={quiet} look="link" />
        <IconButton
          look="bare"
          label="Menü"
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerDown={preloadDrawer}
          onFocus={preloadDrawer}
          onClick={openDrawer}
        >
          <Menu size={24} aria-hidden />
        </IconButton>
      </div>
      {open && (
        <Suspense fallback={null}>
          <MobileDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
});
