import { PersonLine, TeamLine } from './PersonLine';
import type { PersonLook } from './PersonLine';
import { classes } from '../classes';
import type { TeamLook } from './teamLook';
import styles from './RowList.module.css';

type LeaderRowProps = {
  rank: number;
  player: PersonLook;
  team: TeamLook;
  count: number;
  /** The highest count in the list; the bar's length is relative to it. */
  most: number;
  /** What is being counted, for screen readers: "Tore". */
  unit: string;
};

/** A rank below the podium, in a numbered `RowList`. */
export function LeaderRowView({ rank, player, team, count, most, unit }: LeaderRowProps) {
  const share = most > 0 ? Math.min(1, count / most) : 0;
  return (
    <li value={rank} className={classes(styles.row, styles.leader, team.own && styles.own)}>
      <span className={styles.rank} aria-hidden>
        {rank}
      </span>
      <PersonLine {...player} />
      <TeamLine {...team} />
      <span className={styles.bar} aria-hidden>
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <span className={styles.count}>
        <span translate="no">{count}</span>
        <span className="visually-hidden">{` ${unit}`}</span>
      </span>
    </li>
  );
}
