import { useId } from 'react';
import { CircleAlert } from 'lucide-react';
import type { Elements } from './elements';
import styles from './Field.module.css';

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
export function Field({ label, hint, error, required, children }: FieldProps) {
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
