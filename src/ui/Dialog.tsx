import { useEffect, useId, useRef } from 'react';
import { Announcements } from './Announcements';
import type { Elements } from './elements';
import styles from './Dialog.module.css';

type DialogProps = {
  title: string;
  /** Called on Escape, on a press on the backdrop, or by the content. */
  onClose: () => void;
  /** The heading is for screen readers only, for content with its own design. */
  bare?: boolean | undefined;
  className?: string | undefined;
  children: Elements;
};

/** A modal dialog, open while mounted. The browser traps the focus and restores it afterwards. */
export function Dialog({ title, onClose, bare = false, className = styles.dialog, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  useEffect(() => {
    const element = dialog.current;
    const cancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    // A press on the backdrop targets the dialog itself, but outside its box.
    const press = (event: MouseEvent) => {
      if (element && event.target === element && isOutside(element, event)) onClose();
    };
    element?.addEventListener('cancel', cancel);
    element?.addEventListener('mousedown', press);
    return () => {
      element?.removeEventListener('cancel', cancel);
      element?.removeEventListener('mousedown', press);
    };
  }, [onClose]);
  return (
    <dialog ref={dialog} className={className} aria-labelledby={heading}>
      <h2 id={heading} className={bare ? 'visually-hidden' : undefined}>
        {title}
      </h2>
      {children}
      <Announcements />
    </dialog>
  );
}

function isOutside(element: Element, { clientX: x, clientY: y }: MouseEvent): boolean {
  const box = element.getBoundingClientRect();
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}
