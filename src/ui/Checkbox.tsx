import type { ReactNode } from 'react';
import styles from './Field.module.css';

type CheckboxProps = {
  name?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
};

/** A checkbox with its label, 44 px high. */
export function Checkbox({ name, checked, onChange, children }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" name={name} checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}
