import { useCallback, useEffect, useState } from 'react';
import { Search } from 'lucide-react';
import { createPortal } from 'react-dom';
import { framePart } from '../framePart';
import { sitePages } from './sitePages';
import styles from './SearchButton.module.css';

/** Loaded on the first press. */
const Dialog = framePart(() => import(/* webpackChunkName: "search" */ '../../features/search/SearchDialog'));

/** The search button, also Ctrl+K or ⌘K anywhere (docs/behaviour.md 17). */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      // Not while another dialog is open.
      if (document.querySelector('dialog[open]') === null) setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Search size={18} aria-hidden />
        <span className={styles.word}>Suche</span>
        <kbd className={styles.key} aria-hidden>
          {/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Strg K'}
        </kbd>
      </button>
      {/* Outside the strip, whose dark background has its own colours. */}
      {open && createPortal(<Dialog pages={sitePages} onClose={close} />, document.body)}
    </>
  );
}
