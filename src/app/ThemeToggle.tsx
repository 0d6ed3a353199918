import { useSyncExternalStore } from 'react';
import { Moon, Sun } from 'lucide-react';
import { chooseTheme, activeTheme, watchTheme } from '../lib/theme';
import { IconButton } from '../ui/IconButton';
import styles from './ThemeToggle.module.css';

/** Switches between light and dark; designed for a dark background. */
export function ThemeToggle() {
  const dark = useSyncExternalStore(watchTheme, activeTheme) === 'dark';
  const Sign = dark ? Sun : Moon;
  return (
    <IconButton
      variant="bare"
      className={styles.toggle}
      label={dark ? 'Helle Ansicht' : 'Dunkle Ansicht'}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      <Sign size={20} aria-hidden />
    </IconButton>
  );
}
