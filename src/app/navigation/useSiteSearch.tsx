import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useDialogOnPress } from '../../shared/onPress';
import { lazyModule } from '../../lib/lazyModule';
import type { Elements } from '../../ui/elements';

const searchCode = lazyModule(async () => {
  const [{ default: SearchDialog }, { sitePages }] = await Promise.all([
    import(/* webpackChunkName: "search" */ '../../features/search/SearchDialog'),
    import(/* webpackChunkName: "search" */ './sitePages'),
  ]);
  return {
    default: ({ onClose }: { readonly onClose: () => void }) => <SearchDialog pages={sitePages} onClose={onClose} />,
  };
});

/**
 * The search, also by Ctrl+K or ⌘K anywhere (docs/behaviour.md 17), from the first frame on: its button comes later, the
 * dialog's chunk with the first press.
 */
export function useSiteSearch(): { readonly open: () => void; readonly dialog: Elements } {
  const { open, dialog } = useDialogOnPress(searchCode, 'Die Suche konnte nicht geladen werden.');
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // Browsers that fill in a form send events without a key.
      if (!['k', 'K'].includes(event.key) || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      // Not while another dialog is open.
      if (document.querySelector('dialog[open]') === null) open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
  // Outside the strip, whose dark background has its own colours.
  return { open, dialog: createPortal(dialog, document.body) };
}
