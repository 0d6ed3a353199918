import { ArrowRight } from 'lucide-react';
import { classes } from '../classes';
import { PersonLine, TeamLine } from './PersonLine';
import type { PersonLook } from './PersonLine';
import type { TeamLook } from './teamLook';
import styles from './RowList.module.css';

type TransferRowProps = { player: PersonLook; from: TeamLook; to: TeamLook };

/**
 * A transfer in a `RowList`: player, old team, arrow, new team. Stacked on narrow screens, where the arrow points down.
 */
export function TransferRowView({ player, from, to }: TransferRowProps) {
  return (
    <li className={classes(styles.row, styles.transfer, (from.own || to.own) && styles.own)}>
      <PersonLine {...player} />
      <TeamLine {...from} label="Von" />
      <span className={styles.disc}>
        <ArrowRight size={19} aria-hidden />
        <span className="visually-hidden">wechselt zu</span>
      </span>
      <TeamLine {...to} label="Zu" />
    </li>
  );
}
