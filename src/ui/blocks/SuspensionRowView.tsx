import { classes } from '../classes';
import { PersonLine, TeamLine } from './PersonLine';
import type { PersonLook } from './PersonLine';
import type { TeamLook } from './teamLook';
import styles from './RowList.module.css';

type SuspensionRowProps = {
  player: PersonLook;
  team: TeamLook;
  /** "30.11.2025" */
  until: string;
};

/** A suspended player in a `RowList`. */
export function SuspensionRowView({ player, team, until }: SuspensionRowProps) {
  return (
    <li className={classes(styles.row, styles.suspension, team.own && styles.own)}>
      <PersonLine {...player} />
      <TeamLine {...team} />
      <span className={styles.until}>
        <span className={styles.small}>Gesperrt bis</span> <strong>{until}</strong>
      </span>
    </li>
  );
}
