/** Keeps Tab inside an element: behind its last control comes its first one again, and the other way round. */
export function trapFocus(box: Element, event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>): void {
  if (event.key !== 'Tab') return;
  const controls = [...box.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
