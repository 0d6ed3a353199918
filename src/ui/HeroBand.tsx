import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './HeroBand.module.css';
import { PitchLines } from './icons/PitchLines';

interface HeroBandProps {
  /** The ground, dark enough for white text, as CSS writes it; pitch green if left out. */
  readonly ground?: string;
  /** It holds the place of what is not known yet. */
  readonly waiting?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The dark band at the head of a page, as wide as the window, with pitch lines behind what it holds. */
export function HeroBand({ ground, waiting = false, className, children }: HeroBandProps) {
  return (
    <header
      className={classes('on-dark', styles.band, waiting && styles.waiting, className)}
      style={ground === undefined ? undefined : { background: ground }}
    >
      {!waiting && <PitchLines />}
      {children}
    </header>
  );
}
