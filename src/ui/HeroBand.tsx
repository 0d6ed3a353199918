import { classes } from './elements';
import styles from './HeroBand.module.css';
import { PitchLines } from './icons/PitchLines';
import type { Elements } from './elements';

interface HeroBandProps {
  /** CSS colour of the background, dark enough for white text; pitch green by default. */
  readonly ground?: string;
  /** Reserves the place of content that is still loading. */
  readonly waiting?: boolean;
  readonly className?: string | undefined;
  readonly children: Elements;
}

/** The dark band at the top of a page, as wide as the window, with pitch lines in the background. */
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
