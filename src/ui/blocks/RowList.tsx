import type { ReactNode } from 'react';
import { classes } from '../elements';
import styles from './RowList.module.css';
import { Anchor } from '../Link';
import { Avatar } from '../Avatar';
import { Crest } from '../Crest';
import { FavouriteMark } from '../Marks';
import type { TeamProps } from './MatchRowView';
import type { Elements } from '../elements';
import { Box, Circle, Line, Skeleton } from '../Skeleton';
import { ArrowRight } from 'lucide-react';

type RowListProps = {
  /** Numbered rows: an `<ol>` starting at this rank. */
  start?: number | undefined;
  children: ReactNode;
};

/** The card around leader, suspension and transfer rows; its own width decides how they wrap. */
export function RowList({ start, children }: RowListProps) {
  const className = classes('card', styles.list);
  return (
    <div className={styles.holder}>
      {start === undefined ? (
        <ul className={className}>{children}</ul>
      ) : (
        <ol className={className} start={start}>
          {children}
        </ol>
      )}
    </div>
  );
}

export type PersonProps = {
  name: string;
  image: string | null | undefined;
  to?: string | undefined;
  /** Called before the link is followed, or on a press if there is no link. */
  onPress?: (() => void) | undefined;
  /** A second line: "SID 20557". */
  line?: string | undefined;
  /** After the name; on phones below it. */
  mark?: Elements;
  color?: string | null | undefined;
};

/** Avatar and name of a player, linked to their page if there is one. */
export function PersonLine({ name, image, to, onPress, line, mark, color }: PersonProps) {
  const content = (
    <>
      <Avatar src={image} name={name} size={44} color={color} />
      <span>
        <span translate="no">{name}</span>
        {mark && <span className={styles.mark}>{mark}</span>}
        {line && <span className={styles.small}>{line}</span>}
      </span>
    </>
  );
  if (to)
    return (
      <Anchor to={to} className={styles.person} onClick={onPress}>
        {content}
      </Anchor>
    );
  if (onPress)
    return (
      <button type="button" className={styles.person} onClick={onPress}>
        {content}
      </button>
    );
  return <span className={styles.person}>{content}</span>;
}

/** Crest and name of a team with an optional label above ("Von"), linked to its page if there is one. */
export function TeamLine({ name, logo, to, isFavourite, label }: TeamProps & { label?: string }) {
  const content = (
    <>
      <Crest src={logo} name={name} size={28} />
      <span>
        {label && <span className={styles.small}>{label}</span>}
        <span translate="no">{name}</span>
        {isFavourite && <FavouriteMark />}
      </span>
    </>
  );
  return to ? (
    <Anchor to={to} className={styles.team}>
      {content}
    </Anchor>
  ) : (
    <span className={styles.team}>{content}</span>
  );
}

type LeaderRowProps = {
  rank: number;
  player: PersonProps;
  team: TeamProps;
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
    <li value={rank} className={classes(styles.row, styles.leader, team.isFavourite && styles.own)}>
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

type RowsSkeletonProps = {
  kind: 'suspension' | 'transfer';
  /** Text for screen readers: "Lade Transfers…". */
  label?: string | undefined;
  rows?: number | undefined;
};

/** Placeholder for suspension or transfer rows. */
export function RowsSkeleton({ kind, label, rows = 8 }: RowsSkeletonProps) {
  const team = (
    <span className={styles.team}>
      <Circle size={28} />
      <Line width={110} />
    </span>
  );
  return (
    <Skeleton label={label}>
      <RowList>
        {Array.from({ length: rows }, (_, index) => (
          <li key={index} className={classes(styles.row, styles[kind])} aria-hidden>
            <span className={styles.person}>
              <Circle size={44} />
              <Line width={150} />
            </span>
            {team}
            {kind === 'transfer' ? <Circle size={36} /> : <Box width={86} height={40} />}
            {kind === 'transfer' && team}
          </li>
        ))}
      </RowList>
    </Skeleton>
  );
}

type SuspensionRowProps = {
  player: PersonProps;
  team: TeamProps;
  /** "30.11.2025" */
  until: string;
};

/** A suspended player in a `RowList`. */
export function SuspensionRowView({ player, team, until }: SuspensionRowProps) {
  return (
    <li className={classes(styles.row, styles.suspension, team.isFavourite && styles.own)}>
      <PersonLine {...player} />
      <TeamLine {...team} />
      <span className={styles.until}>
        <span className={styles.small}>Gesperrt bis</span> <strong>{until}</strong>
      </span>
    </li>
  );
}

type TransferRowProps = { player: PersonProps; from: TeamProps; to: TeamProps };

/**
 * A transfer in a `RowList`: player, old team, arrow, new team. Stacked on narrow screens, where the arrow points down.
 */
export function TransferRowView({ player, from, to }: TransferRowProps) {
  return (
    <li className={classes(styles.row, styles.transfer, (from.isFavourite || to.isFavourite) && styles.own)}>
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
