import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from './elements';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** What it does; the icon itself is hidden from screen readers. */
  label: string;
  /** `framed` beside form controls, `bare` in bars, `onPitch` on dark brand surfaces. */
  variant?: 'framed' | 'bare' | 'onPitch' | undefined;
  /** 48 × 56 px, the height of a select. */
  tall?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
};

/** An icon-only button, 44 px square. */
export function IconButton({ label, variant = 'framed', tall = false, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, styles[variant], tall && styles.tall, className)}
      aria-label={label}
    >
      {children}
    </button>
  );
}
