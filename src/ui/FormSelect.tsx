import { ChevronDown } from 'lucide-react';
import { Field } from './Field';
import type { FieldText } from './Field';
import type { Option } from './Select';
import styles from './Field.module.css';

type FormSelectProps = FieldText & {
  name?: string | undefined;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
};

/** A select in a form, with its label above like the text fields. Put an empty option first to force a choice. */
export function FormSelect({ label, hint, error, required, name, options, value, onChange, onBlur }: FormSelectProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <div className={styles.drop}>
          <select
            {...control}
            name={name}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} aria-hidden />
        </div>
      )}
    </Field>
  );
}
