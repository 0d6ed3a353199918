import { useId } from 'react';
import { CircleAlert, ChevronDown } from 'lucide-react';
import type { Elements } from './elements';
import styles from './Field.module.css';
import type { Option } from './Select';
import type { InputHTMLAttributes } from 'react';

export type FieldText = {
  label: string;
  /** Advice shown before anything is wrong. */
  hint?: string | undefined;
  /** What is wrong, as a sentence; marks the control as invalid. */
  error?: string | undefined;
  required?: boolean | undefined;
};

/** The label's text: a star for required fields, "(freiwillig)" for the others. */
export function FieldLabel({ label, required }: Pick<FieldText, 'label' | 'required'>) {
  return (
    <>
      <span>{label}</span>{' '}
      {required ? (
        <span className={styles.star} aria-hidden>
          *
        </span>
      ) : (
        <span className={styles.free}>(freiwillig)</span>
      )}
    </>
  );
}

/** The lines below a control, referenced by its `aria-describedby`. */
export function FieldNotes({ id, hint, error }: { id: string } & Pick<FieldText, 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert size={17} aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

/** The `aria-*` attributes that tie hint and error to a control. */
export function described(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined } as const;
}

type FieldProps = FieldText & {
  /** Renders the control with the attributes that tie it to label, hint and error. */
  children: (
    control: { id: string; className: string; required: boolean | undefined } & ReturnType<typeof described>,
  ) => Elements;
};

/** Label above, control, hint and error below. */
function Field({ label, hint, error, required, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <FieldLabel label={label} required={required} />
      </label>
      {children({ id, className: styles.input ?? '', required, ...described(id, { hint, error }) })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

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
