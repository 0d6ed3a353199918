import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from './IconButton';
import { Select } from './Select';
import type { Option } from './Select';
import styles from './Stepper.module.css';

type StepperProps = {
  label: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  /** Labels of the buttons: "Vorheriger Spieltag", "Nächster Spieltag". */
  previousLabel: string;
  nextLabel: string;
};

/** A select between buttons for the previous and the next option, disabled at the ends. */
export function Stepper({ label, options, value, onChange, previousLabel, nextLabel }: StepperProps) {
  const index = options.findIndex((option) => option.value === value);
  const previous = options[index - 1];
  const next = index < 0 ? undefined : options[index + 1];
  return (
    <div className={styles.stepper}>
      <IconButton tall label={previousLabel} disabled={!previous} onClick={() => previous && onChange(previous.value)}>
        <ChevronLeft size={20} aria-hidden />
      </IconButton>
      <Select label={label} options={options} value={value} onChange={onChange} className={styles.select} />
      <IconButton tall label={nextLabel} disabled={!next} onClick={() => next && onChange(next.value)}>
        <ChevronRight size={20} aria-hidden />
      </IconButton>
    </div>
  );
}
