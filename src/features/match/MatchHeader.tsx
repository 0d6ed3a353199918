import { classes } from '../../ui/elements';
import type { DisplayedScore } from '../../ui/blocks/MatchRowView';
import { isPlaying } from '../../ui/matchVariant';
import type { MatchVariant } from '../../ui/matchVariant';
import { useScoreChanges } from '../../ui/useScoreChanges';
import styles from './MatchHeader.module.css';
import { Calendar, CalendarX, Clock, MapPin } from 'lucide-react';
import { Chip } from '../../ui/Chip';
import { StatusChip } from '../../ui/StatusChip';
import { shallowEqual } from 'react-redux';
import { matchVariant, displayedScore, statusLabel } from '../../shared/matchLabels';
import { useElapsedMinute } from '../../shared/useElapsedMinute';
import type { Match } from '../../entities/match/model';
import { isLive } from '../../entities/match/model';
import { clubPath } from '../../entities/normalise';
import { selectLeagueName } from '../../entities/league/selectors';
import { selectSide } from '../../shared/sides';
import type { SideView } from '../../shared/sides';
import { formatDay, formatKickoff, machineKickoff } from '../../lib/dates';
import { selectIsFavourite } from '../../filters/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import { Anchor } from '../../ui/Link';
import { colorOrFallback, darken, darkFor } from '../../ui/colour';
import { Crest } from '../../ui/Crest';
import { HeroBand } from '../../ui/HeroBand';
import { usePageTitle } from '../../ui/PageTitle';

interface HeaderScoreProps {
  readonly variant: MatchVariant;
  /** Null on a side: not played. */
  readonly score: DisplayedScore;
  /** Kick-off `11:00`, shown instead of the score before the match. */
  readonly time: string;
}

/** The largest element on the page: the score, or the kick-off of an upcoming match. A changed digit slides in once. */
function HeaderScore({ variant, score, time }: HeaderScoreProps) {
  const { home, away } = score;
  const shown = home !== null && away !== null ? { home, away } : null;
  const changes = useScoreChanges(shown && `${shown.home}:${shown.away}`);
  if (shown === null && variant === 'upcoming' && time !== '')
    return (
      <p className={styles.time} translate="no">
        {time}
      </p>
    );
  const long = shown !== null && Math.max(shown.home, shown.away) > 9;
  return (
    <p className={classes(styles.score, isPlaying(variant) && styles.live, long && styles.long)} key={changes.total}>
      <span className={classes(changes.home && styles.slide)} aria-hidden translate="no">
        {shown?.home ?? '–'}
      </span>
      <span className={styles.colon} aria-hidden>
        :
      </span>
      <span className="visually-hidden">{shown ? `${shown.home} zu ${shown.away}` : 'kein Ergebnis'}</span>
      <span className={classes(changes.away && styles.slide)} aria-hidden translate="no">
        {shown?.away ?? '–'}
      </span>
    </p>
  );
}

/** Between the two colours: nearly black, so that the score is readable whatever the clubs wear. */
const NIGHT = '#07110C';

function ground(home: SideView, away: SideView): string {
  const [left, right] = [home, away].map(({ color, name }) => darkFor(colorOrFallback(color, name)));
  return `linear-gradient(100deg, ${left} -4%, ${darken(left, 0.68)} 30%, ${NIGHT} 47%, ${NIGHT} 53%, ${darken(right, 0.62)} 72%, ${right} 104%)`;
}

/** Both teams, score and status, date and venue; shows whatever is known of the match. */
export function MatchHeader({ match }: { readonly match: Match }) {
  const home = useAppSelector((state) => selectSide(state, match, 'home'), shallowEqual);
  const away = useAppSelector((state) => selectSide(state, match, 'away'), shallowEqual);
  const league = useAppSelector((state) => selectLeagueName(state, match));
  const minute = useElapsedMinute(match);
  const variant = matchVariant(match.status);
  const own = useAppSelector((state) => selectIsFavourite(state, home.id) || selectIsFavourite(state, away.id));
  usePageTitle(title(match, home, away, own));
  return (
    <HeroBand ground={ground(home, away)}>
      <div className={`wrap ${styles.inner}`}>
        <h1 className="visually-hidden" tabIndex={-1}>{`${home.name} gegen ${away.name}`}</h1>
        <p className={styles.about}>
          {league && <span>{league}</span>}
          {match.gameday != null && <span>{`Spieltag: ${match.gameday}`}</span>}
        </p>
        <Team side={home} where="Heim" />
        <div className={styles.centre}>
          <HeaderScore variant={variant} score={displayedScore(match)} time={formatKickoff(match.kickoff)} />
          {match.status !== undefined && <StatusChip large variant={variant} text={statusLabel(match, minute)} />}
        </div>
        <Team side={away} where="Auswärts" />
        <ul className={styles.facts}>
          <Kickoff match={match} />
          <li>
            <MapPin size={19} aria-hidden />
            <span className="visually-hidden">Ort: </span>
            <span>{match.location ?? 'Unbekanntes Stadium'}</span>
          </li>
        </ul>
      </div>
    </HeroBand>
  );
}

function Team({ side, where }: { readonly side: SideView; readonly where: string }) {
  const to = clubPath(side.id);
  const content = (
    <>
      <span className={styles.crest}>
        <Crest src={side.logo} name={side.name} eager />
      </span>
      <span className={styles.name} translate="no">
        {side.name}
      </span>
    </>
  );
  return (
    <div className={styles.team}>
      {to ? (
        <Anchor to={to} className={styles.club}>
          {content}
        </Anchor>
      ) : (
        <span className={styles.club}>{content}</span>
      )}
      <span className={styles.where}>{where}</span>
    </div>
  );
}

function Kickoff({ match: { kickoff } }: { readonly match: Match }) {
  const day = formatDay(kickoff);
  const time = formatKickoff(kickoff);
  if (typeof kickoff !== 'number')
    return (
      <li>
        <Chip tone="warn" icon={<CalendarX size={14} aria-hidden />}>
          {day}
        </Chip>
      </li>
    );
  return (
    <>
      <li>
        <Calendar size={19} aria-hidden />
        <time dateTime={machineKickoff(kickoff)}>{day}</time>
      </li>
      {time && (
        <li>
          <Clock size={19} aria-hidden />
          <span>{time}</span>
          <span className="visually-hidden"> Uhr</span>
        </li>
      )}
    </>
  );
}

/**
 * Both teams; while a followed team plays the score comes first, to be seen from another tab (docs/behaviour.md 12).
 */
function title({ status, score }: Match, home: SideView, away: SideView, own: boolean): string {
  const teams = `${home.name} – ${away.name}`;
  return own && isLive(status) && score !== undefined ? `${score.home}:${score.away} · ${teams}` : teams;
}
