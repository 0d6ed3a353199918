import type { Contact, Registration } from '../../api/teamApplication';

const KEY = 'kbo-registration';

const nobody: Contact = { first: '', last: '', phone: '', email: '', identification: '' };

/** An empty form. */
export const emptyForm: Registration = {
  primary: nobody,
  secondary: nobody,
  teamName: '',
  club: '',
  state: '',
  type: '',
  acceptedTerms: false,
  referral: '',
};

type Fields = Readonly<Record<string, unknown>>;
const isFields = (raw: unknown): raw is Fields => typeof raw === 'object' && raw !== null;
const words = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

function readContact(raw: unknown): Contact {
  if (!isFields(raw)) return nobody;
  return {
    first: words(raw, 'first'),
    last: words(raw, 'last'),
    phone: words(raw, 'phone'),
    email: words(raw, 'email'),
    identification: '',
  };
}

/** The draft kept while the tab is open; null: none. */
export function readDraft(): Registration | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isFields(stored)) return null;
    return {
      primary: readContact(stored['primary']),
      secondary: readContact(stored['secondary']),
      teamName: words(stored, 'teamName'),
      club: words(stored, 'club'),
      state: words(stored, 'state'),
      type: words(stored, 'type'),
      acceptedTerms: stored['acceptedTerms'] === true,
      referral: words(stored, 'referral'),
    };
  } catch {
    return null;
  }
}

/** Identity numbers are not stored, because several people may use the browser. */
const unidentified = (contact: Contact): Contact => ({ ...contact, identification: '' });

/**
 * Stores the draft without identity numbers; an empty form is removed. Without storage the draft lasts as long as the
 * page.
 */
export function keepDraft(form: Registration): void {
  try {
    if (form === emptyForm) sessionStorage.removeItem(KEY);
    else {
      const { primary, secondary } = form;
      const kept = { ...form, primary: unidentified(primary), secondary: unidentified(secondary) };
      sessionStorage.setItem(KEY, JSON.stringify(kept));
    }
  } catch {
    // Storage is blocked or full.
  }
}

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
