import type { InputHTMLAttributes } from 'react';
import { Field } from './Field';
import type { FieldText } from './Field';

type TextInputProps = FieldText &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'onChange' | 'value'> & {
    value: string;
    onChange: (value: string) => void;
  };

/** One line of text with label, hint and error. */
export function TextInput({ label, hint, error, required, value, onChange, ...rest }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <input type="text" {...rest} {...control} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
