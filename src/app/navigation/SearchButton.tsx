import { Search } from 'lucide-react';
import { attempt } from '../../lib/attempt';
import styles from './SearchButton.module.css';

/** The search button; its key is heard by `useSiteSearch.tsx`. */
export function SearchButton({ onPress }: { readonly onPress: () => void }) {
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
