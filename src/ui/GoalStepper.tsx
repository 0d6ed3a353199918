import type { KeyboardEvent } from 'react';
import { Minus, Plus } from 'lucide-react';
import { classes } from './elements';
import styles from './GoalStepper.module.css';

type GoalStepperProps = {
  /** Whose goals they are: "Donauwelle 22 gegen Kahlenwind SC". */
  label: string;
  /** Null: nothing entered. */
  value: number | null;
  onRaise: () => void;
  onLower: () => void;
  onType: (text: string) => void;
};

/** A number of goals, 0 to 99: typed, or changed by buttons or arrow keys. */
export function GoalStepper({ label, value, onRaise, onLower, onType }: GoalStepperProps) {
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (event.key === 'ArrowUp') onRaise();
    else if (value !== null) onLower();
  };
  return (
    <span className={classes(styles.stepper, value !== null && styles.typed)}>
      <button type="button" aria-label={`Ein Tor weniger: ${label}`} disabled={value === null} onClick={onLower}>
        <Minus size={16} aria-hidden />
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={99}
        aria-label={`Tore: ${label}`}
        value={value ?? ''}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={step}
      />
      <button type="button" aria-label={`Ein Tor mehr: ${label}`} disabled={value === 99} onClick={onRaise}>
        <Plus size={16} aria-hidden />
      </button>
    </span>
  );
}
