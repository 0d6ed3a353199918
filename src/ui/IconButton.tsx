import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from './classes';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** What it does, in words: the icon itself is silent. */
  label: string;
  /** `framed` beside form controls, `bare` in bars, `onPitch` on dark brand surfaces. */
  look?: 'framed' | 'bare' | 'onPitch' | undefined;
  /** 48 × 56 px, the height of a select. */
  tall?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
};

/** A button that is only an icon, 44 px square. */
export function IconButton({ label, look = 'framed', tall = false, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, styles[look], tall && styles.tall, className)}
      aria-label={label}
    >
      {children}
    </button>
  );
}
