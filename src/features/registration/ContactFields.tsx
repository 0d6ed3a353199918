import type { Contact } from '../../api/teamApplication';
import { TextInput } from '../../ui/TextInput';
import { FormGroup } from './FormGroup';
import { EMAIL, NOT_BLANK, PHONE } from './hints';

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
