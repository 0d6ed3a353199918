import { useId } from 'react';
import { classes } from './elements';
import { described, FieldLabel, FieldNotes } from './Field';
import type { FieldText } from './Field';
import type { Option } from './Select';
import styles from './Field.module.css';

type RadioTilesProps = FieldText & {
  name: string;
  options: readonly Option[];
  /** Empty while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
};

/** A choice between a few options, as tiles with real radio buttons. */
export function RadioTiles({ label, hint, error, required, name, options, value, onChange }: RadioTilesProps) {
  const id = useId();
  return (
    <fieldset className={styles.field} {...described(id, { hint, error })} aria-invalid={undefined}>
      <legend className={styles.label}>
        <FieldLabel label={label} required={required} />
      </legend>
      <div className={styles.tiles}>
        {options.map((option) => (
          <label key={option.value} className={classes(styles.tile, option.value === value && styles.chosen)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              required={required}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
