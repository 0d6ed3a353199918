import { useId } from 'react';
import { ChevronDown } from 'lucide-react';
import { classes } from './elements';
import styles from './Select.module.css';

export type Option = { value: string; label: string };

type SelectProps = {
  label: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean | undefined;
  /** 48 instead of 56 px high. */
  compact?: boolean | undefined;
  className?: string | undefined;
};

/** A native select in a 56 px box with its label inside. */
export function Select({ label, options, value, onChange, disabled = false, compact = false, className }: SelectProps) {
  const id = useId();
  return (
    <div className={classes(styles.select, compact && styles.compact, disabled && styles.disabled, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.chevron} size={20} aria-hidden />
    </div>
  );
}
