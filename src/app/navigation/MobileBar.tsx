import { memo, useEffect } from 'react';
import { Menu } from 'lucide-react';
import { Link } from '../../ui/Link';
import { federation } from '../../content/federation';
import { useDialogOnPress } from '../../shared/onPress';
import { lazyModule, preload } from '../../lib/lazyModule';
import { IconButton } from '../../ui/IconButton';
import { Wordmark } from '../../ui/Wordmark';
import { LiveCount } from './LiveCount';
import styles from './MobileBar.module.css';

const drawer = lazyModule(() => import(/* webpackChunkName: "mobilenav" */ './MobileDrawer'));
const preloadDrawer = (): void => preload(drawer);

/** The bar of narrow layouts: emblem, live matches, and the button that opens the drawer. */
export const MobileBar = memo(function MobileBar({ settled }: { readonly settled: boolean }) {
  useEffect(() => {
    if (settled) preloadDrawer();
  }, [settled]);
  const menu = useDialogOnPress(drawer, 'Das Menü konnte nicht geladen werden.');
  return (
    <div className={styles.bar}>
      <div className={`wrap ${styles.row}`}>
        <Link to="/" className={styles.home} aria-label={`${federation.shortName} – zur Ligaauswahl`}>
          <Wordmark short={federation.shortName} long={federation.name} />
        </Link>
        <LiveCount variant="link" />
        <IconButton
          variant="bare"
          label="Menü"
          aria-haspopup="dialog"
          aria-expanded={menu.isOpen}
          onPointerDown={preloadDrawer}
          onFocus={preloadDrawer}
          onClick={menu.open}
        >
          <Menu size={24} aria-hidden />
        </IconButton>
      </div>
      {menu.dialog}
    </div>
  );
});
