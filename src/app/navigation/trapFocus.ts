/** Keeps Tab inside an element, wrapping around at both ends. */
export function trapFocus(box: Element, event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>): void {
  if (event.key !== 'Tab') return;
  const controls = [...box.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
