/** A form control with native validation. */
export type Control = HTMLInputElement | HTMLSelectElement;

export function isControl(target: EventTarget): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/** Patterns for native validation; they reject nothing that a real person may enter. */
export const NOT_BLANK = '.*\\S.*';
export const PHONE = '.*\\d.*';
export const EMAIL = '[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+';

/** What is invalid about a control, as a German sentence; null: nothing. */
export function hintFor(control: Control): string | null {
  const { validity, type, value } = control;
  if (validity.valid) return null;
  if (type === 'radio' || type === 'select-one') return 'Bitte wählen.';
  if (validity.valueMissing || value.trim() === '') return 'Bitte ausfüllen.';
  if (type === 'email') return 'Bitte eine gültige E-Mail-Adresse eingeben.';
  if (type === 'tel') return 'Bitte eine gültige Telefonnummer eingeben.';
  return 'Bitte die Eingabe prüfen.';
}

/** The first invalid control. */
export function firstInvalid(form: HTMLFormElement): Control | undefined {
  for (const control of form.elements) if (isControl(control) && !control.validity.valid) return control;
  return undefined;
}
