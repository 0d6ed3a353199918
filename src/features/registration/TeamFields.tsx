import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './RegistrationScreen.module.css';
import type { Registration, Contact } from '../../api/teamApplication';
import { STATE_NAMES } from '../../shared/labels';
import { STATES } from '../../entities/league/model';
import { FormSelect, TextInput } from '../../ui/Field';
import { RadioTiles } from '../../ui/RadioTiles';
import { NOT_BLANK, EMAIL, PHONE } from './draft';

/** A card of related fields. */
function FormGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div className={`card ${styles.group}`} role="group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </div>
  );
}

const STATE_OPTIONS = [
  { value: '', label: 'Bitte wählen' },
  ...STATES.map((state) => ({ value: state, label: STATE_NAMES[state] })),
];

const TYPES = [
  { value: 'privat', label: 'Privat' },
  { value: 'verein', label: 'Verein' },
];

interface TeamFieldsProps {
  readonly form: Registration;
  readonly hints: Readonly<Record<string, string>>;
  /** @param name of the changed control */
  readonly onChange: (fields: Partial<Registration>, name: string) => void;
}

/** The team's name, state and category. */
export function TeamFields({ form, hints, onChange }: TeamFieldsProps) {
  const field = (name: 'teamName' | 'state' | 'type' | 'club' | 'referral') => ({
    name,
    value: form[name],
    error: hints[name],
    onChange: (value: string) => onChange({ [name]: value }, name),
  });
  return (
    <FormGroup title="Team">
      <TextInput
        {...field('teamName')}
        label="Teamname"
        required
        pattern={NOT_BLANK}
        maxLength={80}
        autoComplete="off"
      />
      <FormSelect {...field('state')} label="Bundesland" required options={STATE_OPTIONS} />
      <div className={styles.whole}>
        <RadioTiles {...field('type')} label="Typ" required options={TYPES} />
      </div>
      <TextInput {...field('club')} label="Verein" maxLength={120} autoComplete="organization" />
      <TextInput {...field('referral')} label="Empfehlungscode" maxLength={64} autoComplete="off" />
    </FormGroup>
  );
}

interface ContactFieldsProps {
  readonly title: string;
  /** Prefix of the controls' names. */
  readonly name: 'primary' | 'secondary';
  readonly contact: Contact;
  readonly hints: Readonly<Record<string, string>>;
  /** @param name of the changed control */
  readonly onChange: (contact: Contact, name: string) => void;
}

/** Name, phone and mail of a contact person. */
export function ContactFields({ title, name, contact, hints, onChange }: ContactFieldsProps) {
  const field = (key: keyof Contact) => ({
    name: `${name}.${key}`,
    value: contact[key],
    error: hints[`${name}.${key}`],
    onChange: (value: string) => onChange({ ...contact, [key]: value }, `${name}.${key}`),
  });
  const filled = (token: string) => `section-${name} ${token}`;
  return (
    <FormGroup title={title}>
      <TextInput
        {...field('first')}
        label="Vorname"
        required
        pattern={NOT_BLANK}
        maxLength={80}
        autoComplete={filled('given-name')}
      />
      <TextInput
        {...field('last')}
        label="Nachname"
        required
        pattern={NOT_BLANK}
        maxLength={80}
        autoComplete={filled('family-name')}
      />
      <TextInput
        {...field('phone')}
        label="Telefon"
        type="tel"
        required
        pattern={PHONE}
        maxLength={40}
        autoComplete={filled('tel')}
      />
      <TextInput
        {...field('email')}
        label="E-Mail"
        type="email"
        required
        pattern={EMAIL}
        maxLength={254}
        autoComplete={filled('email')}
      />
      <TextInput {...field('identification')} label="Ausweisnummer" maxLength={80} autoComplete="off" />
    </FormGroup>
  );
}
