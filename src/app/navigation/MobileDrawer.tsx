import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDrag } from '@use-gesture/react';
import { X } from 'lucide-react';
import { federation } from '../../content/federation';
import { prefersReducedMotion } from '../../lib/media';
import { classes } from '../../ui/elements';
import { Announcements } from '../../ui/Announcements';
import { IconButton } from '../../ui/IconButton';
import { Wordmark } from '../../ui/Wordmark';
import styles from './MobileDrawer.module.css';
import { NavPanel } from './NavPanel';

/** A finished swipe on the drawer. */
export interface Swipe {
  /** px to the right since the start. */
  readonly moved: number;
  /** px per millisecond: final or average, whichever is greater. */
  readonly speed: number;
  /** Final direction: right (1), left (−1) or resting (0). */
  readonly direction: number;
  /** Width of the panel in px. */
  readonly width: number;
}

/** Whether a swipe closes the drawer: beyond 35 % of its width, or faster than 0.6 (docs/behaviour.md 2). */
export function closesDrawer({ moved, speed, direction, width }: Swipe): boolean {
  return moved > 0.35 * width || (moved > 0 && direction >= 0 && speed > 0.6);
}

/** Keeps Tab inside an element, wrapping around at both ends. */
function trapFocus(box: Element, event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>): void {
  if (event.key !== 'Tab') return;
  const controls = [...box.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** Duration of the slide in MobileDrawer.module.css. */
const SLIDE_MS = 320;

/**
 * The menu of narrow layouts, open while mounted. Closes on Escape, on a press outside, on a swipe to the right, and at
 * once when a link is followed or the browser goes back; the focus returns to where it was.
 */
export default function MobileDrawer({ onClose }: { readonly onClose: () => void }) {
  const panel = useRef<HTMLDialogElement>(null);
  const [leaving, setLeaving] = useState(false);

  // A layout effect, because a dialog restores the focus only if it is closed while still in the document.
  useLayoutEffect(() => {
    const dialog = panel.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  useEffect(() => {
    const dialog = panel.current;
    if (dialog === null) return;
    const stop = new AbortController();
    const cancel = (event: Event): void => {
      event.preventDefault();
      setLeaving(true);
    };
    const press = (event: MouseEvent): void => {
      // A press on the backdrop targets the dialog itself, but left of its box.
      if (event.target === dialog && event.clientX < dialog.getBoundingClientRect().left) setLeaving(true);
      if (event.target instanceof Element && event.target.closest('a') !== null) onClose();
    };
    dialog.addEventListener('cancel', cancel, { signal: stop.signal });
    dialog.addEventListener('close', onClose, { signal: stop.signal });
    dialog.addEventListener('click', press, { signal: stop.signal });
    // Back and Forward change the page beneath the menu.
    window.addEventListener('popstate', onClose, { signal: stop.signal });
    dialog.addEventListener('keydown', (event) => trapFocus(dialog, event), { signal: stop.signal });
    return () => stop.abort();
  }, [onClose]);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(onClose, prefersReducedMotion() ? 0 : SLIDE_MS);
    return () => clearTimeout(timer);
  }, [leaving, onClose]);

  const leave = (): void => setLeaving(true);

  const swipe = useDrag(
    ({ last, canceled, movement: [moved], velocity: [final], direction: [direction], elapsedTime }) => {
      const dialog = panel.current;
      if (dialog === null) return;
      dialog.style.transition = last ? '' : 'none';
      dialog.style.transform = last ? '' : `translateX(${Math.max(0, moved)}px)`;
      // A finger that pauses before lifting has no final speed.
      const speed = Math.max(final, moved / Math.max(1, elapsedTime));
      if (last && !canceled && closesDrawer({ moved, speed, direction, width: dialog.offsetWidth })) leave();
    },
    { axis: 'x', pointer: { touch: true } },
  );

  return (
    <dialog
      {...swipe()}
      ref={panel}
      className={classes('on-dark', styles.drawer, leaving && styles.leaving)}
      aria-label="Menü"
    >
      <div className={styles.head}>
        <Wordmark short={federation.shortName} long={federation.name} ground="dark" />
        <IconButton variant="bare" label="Menü schließen" onClick={leave}>
          <X size={24} aria-hidden />
        </IconButton>
      </div>
      <NavPanel />
      <Announcements />
    </dialog>
  );
}
