import { PageTitle } from '../../ui/PageTitle';
import styles from './MobileNavScreen.module.css';
import { NavPanel } from './NavPanel';

/** The drawer's content as a page, /mobilenav. */
export default function MobileNavScreen() {
  return (
    <div className="wrap">
      <PageTitle title="Navigation" />
      <div className={`on-dark ${styles.panel}`}>
        <NavPanel />
      </div>
    </div>
  );
}
