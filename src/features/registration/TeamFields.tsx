import type { Registration } from '../../api/teamApplication';
import { STATE_NAMES } from '../../cards/stateNames';
import { STATES } from '../../entities/league/model';
import { FormSelect } from '../../ui/FormSelect';
import { RadioTiles } from '../../ui/RadioTiles';
import { TextInput } from '../../ui/TextInput';
import { FormGroup } from './FormGroup';
import { NOT_BLANK } from './hints';
import styles from './RegistrationScreen.module.css';

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
