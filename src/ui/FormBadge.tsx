import { classes } from './elements';
import { Link } from './Link';
import styles from './FormBadge.module.css';

export type FormResult = 'W' | 'D' | 'L';

const LABELS = {
  W: { letter: 'S', label: 'Sieg', color: styles.w },
  D: { letter: 'U', label: 'Unentschieden', color: styles.d },
  L: { letter: 'N', label: 'Niederlage', color: styles.l },
};

export type FormBadgeProps = {
  result: FormResult;
  /** A fuller description, for example "Sieg, 4:2 gegen Nordbahn Sechs". */
  title?: string | undefined;
  /** Links it to the match. */
  to?: string | undefined;
};

/** Won, drawn or lost as a 22 px square with its letter S, U or N. A single element, as tables have some seventy. */
export function FormBadge({ result, title, to }: FormBadgeProps) {
  const { letter, label, color } = LABELS[result];
  const text = title ?? label;
  const className = classes(styles.badge, color);
  return to ? (
    <Link to={to} className={className} title={text} aria-label={text}>
      {letter}
    </Link>
  ) : (
    <span role="img" className={className} title={text} aria-label={text}>
      {letter}
    </span>
  );
}
