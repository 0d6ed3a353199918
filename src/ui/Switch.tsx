import styles from './Switch.module.css';

type SwitchProps = {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  onBlur?: (() => void) | undefined;
};

/** Something that is on or off, at once. */
export function Switch({ label, on, onChange, onBlur }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={on}
      onClick={() => onChange(!on)}
      onBlur={onBlur}
    >
      {label}
      <span className={styles.track} aria-hidden />
    </button>
  );
}
