/** A form control with native validation. */
export type Control = HTMLInputElement | HTMLSelectElement;

export function isControl(target: EventTarget): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/** Patterns for native validation; they reject nothing that a real person may enter. */
/** A sign that is seen: not a blank, a mark without its letter, a zero-width sign, a filler. */
export const NOT_BLANK = '.*(?![\\p{DI}\\u2800])[\\p{L}\\p{N}\\p{P}\\p{S}].*';
export const PHONE = '.*\\d.*';
export const EMAIL = '[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+';

/** What is invalid about a control, as a German sentence; null: nothing. */
export function hintFor(control: Control): string | null {
  const { validity, type } = control;
  if (validity.valid) return null;
  if (type === 'radio' || type === 'select-one') return 'Bitte wählen.';
  // The only pattern of a text is that something can be seen.
  if (validity.valueMissing || (type === 'text' && validity.patternMismatch)) return 'Bitte ausfüllen.';
  if (type === 'email') return 'Bitte eine gültige E-Mail-Adresse eingeben.';
  if (type === 'tel') return 'Bitte eine gültige Telefonnummer eingeben.';
  return 'Bitte die Eingabe prüfen.';
}

/** The first invalid control. */
export function firstInvalid(form: HTMLFormElement): Control | undefined {
  for (const control of form.elements) if (isControl(control) && !control.validity.valid) return control;
  return undefined;
}
