import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { LoaderCircle } from 'lucide-react';
import { Anchor } from './Link';
import type { AnchorProps } from './Link';
import { classes } from './elements';
import styles from './Button.module.css';

export type ButtonStyle = {
  variant?: 'primary' | 'dark' | 'quiet' | 'outline' | 'neon' | undefined;
  /** 36, 44 or 56 px high; even the small one has a 44 px target. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
};

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonStyle & {
    /** Work in progress: shows a spinner and ignores presses, but keeps the focus. */
    busy?: boolean | undefined;
    children: ReactNode;
  };

function buttonClass({ variant = 'quiet', size = 'medium', wide }: ButtonStyle, extra?: string) {
  return classes(styles.button, styles[variant], styles[size], wide && styles.wide, extra);
}

/** A push button. `busy` disables it without removing it from the tab order. */
export function Button({ variant, size, wide, busy = false, className, onClick, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide }, className)}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      {busy && <LoaderCircle className={styles.spinner} size={18} aria-hidden />}
      <span className="contents">{children}</span>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: AnchorProps & ButtonStyle) {
  return <Anchor {...rest} className={buttonClass({ variant, size, wide }, className)} />;
}
