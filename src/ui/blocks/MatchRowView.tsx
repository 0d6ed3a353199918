import { memo } from 'react';
import type { ReactNode } from 'react';
import { MapPin } from 'lucide-react';
import { Anchor } from '../Link';
import { ButtonLink } from '../Button';
import { Chip } from '../Chip';
import { classes } from '../elements';
import { Crest } from '../Crest';
import { isPlaying, isOff } from '../matchVariant';
import type { MatchVariant } from '../matchVariant';
import { FavouriteMark } from '../Marks';
import { ScoreBox } from '../ScoreBox';
import { StatusChip } from '../StatusChip';
import styles from './MatchRowView.module.css';
import { Box, Circle, Line, Skeleton } from '../Skeleton';

/** A team for display: a name, a picture and possibly a link. */
export type TeamProps = {
  name: string;
  logo: string | null | undefined;
  to?: string | undefined;
  /** The visitor follows it: star and tinted row. */
  isFavourite?: boolean | undefined;
};

/** Goals of both sides; null while unknown. */
export type DisplayedScore = { home: number | null; away: number | null };

/** Which side lost a finished match; null for a draw, an unknown score or an unfinished match. */
export function loserOf(variant: string, score: DisplayedScore): 'home' | 'away' | null {
  const { home, away } = score;
  if (variant !== 'finished' || home === null || away === null || home === away) return null;
  return home < away ? 'home' : 'away';
}

export type MatchRowProps = {
  variant: MatchVariant;
  /** "Spieltag: 11" or "-" */
  matchday: string;
  /** The status: "LIVE 41'", "Halbzeit", "Spiel Abgesagt"; without it there is no second chip. */
  chip?: string | undefined;
  /** "16.11." */
  date?: string | undefined;
  /** Kick-off "11:00", shown instead of a score while the match is upcoming. */
  time?: string | undefined;
  home: TeamProps;
  away: TeamProps;
  score: DisplayedScore;
  venue: string;
  /** The button to the report and its words by status. */
  action: { to: string; label: string };
};

type HeadProps = Pick<MatchRowProps, 'variant' | 'matchday' | 'chip' | 'date' | 'time'>;

// In parts that stay as they are while only the score changes: of a poll that brings a goal, three components are drawn.
const Head = memo(function Head({ variant, matchday, chip, date, time }: HeadProps) {
  return (
    <div className={styles.head}>
      <Chip>{matchday}</Chip>
      {chip !== undefined && <StatusChip variant={variant} text={chip} />}
      <span className={styles.when}>
        {date && <span>{date}</span>}
        {time && <span className={styles.time}>{time}</span>}
      </span>
    </div>
  );
});

const Team = memo(function Team({
  name,
  logo,
  to,
  isFavourite,
  off,
  side,
}: TeamProps & { off: boolean; side?: string | undefined }) {
  const content = (
    <>
      <Crest src={logo} name={name} size={42} grey={off} />
      <span className={styles.name}>
        <span translate="no">{name}</span>
        {isFavourite && <FavouriteMark />}
      </span>
    </>
  );
  const className = classes(styles.team, side);
  return to ? (
    <Anchor to={to} className={className}>
      {content}
    </Anchor>
  ) : (
    <span className={className}>{content}</span>
  );
});

const Foot = memo(function Foot({
  venue,
  to,
  label,
  teams,
  live,
}: {
  venue: string;
  to: string;
  label: string;
  teams: string;
  live: boolean;
}) {
  return (
    <div className={styles.foot}>
      <span className={styles.venue}>
        <MapPin size={16} aria-hidden />
        <span>{venue}</span>
      </span>
      <ButtonLink to={to} size="small" variant={live ? 'dark' : 'quiet'} aria-label={`${label}: ${teams}`}>
        {label}
      </ButtonLink>
    </div>
  );
});

/** A fixture: one line where its `MatchList` is wide, a card where it is not. Teams open their pages, the button the report. */
export function MatchRowView({ variant, matchday, chip, date, time, home, away, score, venue, action }: MatchRowProps) {
  const off = isOff(variant);
  return (
    <li
      className={classes(
        styles.row,
        isPlaying(variant) && styles.live,
        off && styles.off,
        (home.isFavourite || away.isFavourite) && styles.own,
      )}
    >
      <Head
        variant={variant}
        matchday={matchday}
        chip={chip}
        date={date}
        time={variant === 'upcoming' ? undefined : time}
      />
      <div className={styles.match}>
        <Team {...home} off={off} side={styles.home} />
        <ScoreBox variant={variant} home={score.home} away={score.away} time={time} size="inRow" />
        <Team {...away} off={off} />
      </div>
      <Foot
        venue={venue}
        to={action.to}
        label={action.label}
        teams={`${home.name} gegen ${away.name}`}
        live={isPlaying(variant)}
      />
    </li>
  );
}

/** Placeholder for match rows, as many as usual. */
export function MatchRowsSkeleton({ rows = 4, label }: { rows?: number | undefined; label?: string | undefined }) {
  return (
    <Skeleton label={label}>
      <MatchList>
        {Array.from({ length: rows }, (_, index) => (
          <MatchRowSkeleton key={index} />
        ))}
      </MatchList>
    </Skeleton>
  );
}

function MatchRowSkeleton() {
  const team = (side?: string) => (
    <span className={classes(styles.team, side)}>
      <Circle size={42} />
      <Line width={100} />
    </span>
  );
  return (
    <li className={styles.row} aria-hidden>
      <div className={styles.head}>
        <Box width={86} height={24} />
        <span className={styles.when}>
          <Line width={48} height={17} />
        </span>
      </div>
      <div className={styles.match}>
        {team(styles.home)}
        <Box width={96} height={52} />
        {team()}
      </div>
      <div className={styles.foot}>
        <Line width={130} />
        <Box width={100} height={36} />
      </div>
    </li>
  );
}

/**
 * The list around match rows. Its own width decides: one line from 920 px, two columns of cards from 660 px, else one.
 */
export function MatchList({ children }: { children: ReactNode }) {
  return (
    <div className={styles.holder}>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}
