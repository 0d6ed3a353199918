import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './RegistrationScreen.module.css';

/** A card of related fields. */
export function FormGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div className={`card ${styles.group}`} role="group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </div>
  );
}
