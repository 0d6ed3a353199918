import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { Anchor } from '../Link';
import { classes } from '../elements';
import styles from './ActionCell.module.css';

type ActionCellProps = {
  to: string;
  /** 24 px, decorative. */
  icon: ReactNode;
  title: string;
  line: string;
  /** For what is happening now: Livescore. */
  neon?: boolean | undefined;
  /** Stacked from 1200 px, as beside the table. */
  tall?: boolean | undefined;
};

/** A large link to another screen: icon tile, title, one line, arrow. */
export function ActionCell({ to, icon, title, line, neon = false, tall = false }: ActionCellProps) {
  return (
    <Anchor to={to} className={classes('card', styles.cell, neon && styles.neon, tall && styles.tall)}>
      <span className={styles.tile}>{icon}</span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.line}>{line}</p>
      </div>
      <ArrowRight className={styles.arrow} size={22} aria-hidden />
    </Anchor>
  );
}
