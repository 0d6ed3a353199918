import styles from './Switch.module.css';

type SwitchProps = {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  /** Called when the control gains or loses keyboard focus. */
  onHold?: ((isHeld: boolean) => void) | undefined;
};

/** A switch with immediate effect. */
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
      <span>{label}</span>
      <span className={styles.track} aria-hidden />
    </button>
  );
}
