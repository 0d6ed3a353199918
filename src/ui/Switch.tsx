import styles from './Switch.module.css';

type SwitchProps = {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  /** Told when the keyboard's focus comes and goes. */
  onHold?: ((isHeld: boolean) => void) | undefined;
};

/** Something that is on or off, at once. */
export function Switch({ label, on, onChange, onHold }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={on}
      onClick={() => onChange(!on)}
      onFocus={({ currentTarget }) => onHold?.(currentTarget.matches(':focus-visible'))}
      onBlur={() => onHold?.(false)}
    >
      {label}
      <span className={styles.track} aria-hidden />
    </button>
  );
}
