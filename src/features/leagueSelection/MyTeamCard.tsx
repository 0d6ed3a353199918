import { useEffect } from 'react';
import { ChevronRight, RotateCw, X } from 'lucide-react';
import { wireId } from '../../entities/ids';
import type { ClubId, MatchId } from '../../entities/ids';
import { clubPath } from '../../entities/normalise';
import { formatNumber } from '../../lib/text';
import type { Favourite } from '../../filters/favourites';
import { NotifyButton } from '../../push/NotifyButton';
import { Anchor } from '../../ui/Link';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/elements';
import { Crest } from '../../ui/Crest';
import { Line, Skeleton } from '../../ui/Skeleton';
import { MatchesShort, MyTeamMatches } from './MyTeamMatches';
import { useMyTeam } from './useMyTeam';
import type { MyTeam } from './useMyTeam';
import styles from './MyTeamCard.module.css';

interface MyTeamCardProps {
  readonly favourite: Favourite;
  readonly due: boolean;
  /** A 64 px row with the same facts in short. */
  readonly compact: boolean;
  readonly className: string | undefined;
  /** Called while the team is playing. */
  readonly onLive: (match: MatchId) => void;
  /** Set while the section is being edited. */
  readonly onRemove: ((club: ClubId) => void) | undefined;
  readonly onGone: (club: ClubId) => void;
}

/** A team the visitor follows: place, last result, and the current or next match. */
export function MyTeamCard({ favourite, due, compact, className, onLive, onRemove, onGone }: MyTeamCardProps) {
  const view = useMyTeam(favourite, due);
  const { team, matches } = view;
  const gone = matches.phase === 'gone';
  const live = matches.phase === 'ready' ? matches.live?.id : undefined;
  useEffect(() => {
    if (live !== undefined) onLive(live);
  }, [live, onLive]);
  const remove = gone ? onGone : onRemove;
  const editing = onRemove !== undefined && !gone;
  return (
    <li
      className={classes(
        'card',
        className,
        styles.card,
        compact && !editing && styles.compact,
        editing && styles.editing,
        live !== undefined && styles.live,
      )}
    >
      <div className={styles.head}>
        <Head view={view} linked={!gone} />
        {remove && (!gone || compact) && <Remove team={team} onRemove={remove} />}
      </div>
      {editing && (
        <div className={styles.notify}>
          <NotifyButton kind="club" id={wireId(team.club)} name={team.name} />
        </div>
      )}
      {gone ? (
        !compact && (
          <div className={styles.whole}>
            <Remove team={team} onRemove={onGone} wide />
          </div>
        )
      ) : compact ? (
        !remove && <MatchesShort matches={matches} club={team.club} />
      ) : (
        <Matches matches={matches} club={team.club} />
      )}
    </li>
  );
}

function Head({ view, linked }: { readonly view: MyTeam; readonly linked: boolean }) {
  const { team } = view;
  const content = (
    <>
      <Crest src={team.logo} name={team.name} size={48} grey={!linked} />
      <span className={styles.words}>
        <span className={styles.name} translate="no">
          {team.name}
        </span>
        <span className={styles.facts}>{linked ? <Facts view={view} /> : 'nicht mehr gemeldet'}</span>
      </span>
    </>
  );
  const to = linked ? clubPath(team.club) : undefined;
  return to === undefined ? (
    <div className={classes(styles.team, styles.gone)}>{content}</div>
  ) : (
    <Anchor to={to} className={styles.team}>
      {content}
      <ChevronRight className={styles.chevron} size={20} aria-hidden />
    </Anchor>
  );
}

function Facts({ view: { team, rank } }: { readonly view: MyTeam }) {
  return (
    <>
      {team.code !== null && (
        <span className={styles.code} translate="no">
          {team.code}
        </span>
      )}
      {rank === undefined ? (
        <Line width={88} height={13} />
      ) : (
        <span>
          {rank === null ? 'Noch kein Tabellenplatz' : `${rank.rank}. Platz · ${formatNumber(rank.points)} Pkt.`}
        </span>
      )}
    </>
  );
}

function Matches({ matches, club }: { readonly matches: MyTeam['matches']; readonly club: ClubId }) {
  if (matches.phase === 'ready') return <MyTeamMatches glance={matches} club={club} />;
  if (matches.phase === 'failed')
    return (
      <div className={styles.failed} role="alert">
        <span>Spiele konnten nicht geladen werden.</span>
        <Button onClick={matches.retry}>
          <RotateCw size={18} aria-hidden />
          <span>Erneut laden</span>
        </Button>
      </div>
    );
  return (
    <Skeleton className={styles.loading} label="Spiele werden geladen…">
      <Line width="70%" height={16} />
      <Line width="82%" height={16} />
    </Skeleton>
  );
}

interface RemoveProps {
  readonly team: Favourite;
  readonly onRemove: (club: ClubId) => void;
  readonly wide?: boolean;
}

function Remove({ team, onRemove, wide = false }: RemoveProps) {
  return (
    <Button variant="outline" wide={wide} aria-label={`Entfernen, ${team.name}`} onClick={() => onRemove(team.club)}>
      <X size={18} aria-hidden />
      <span>Entfernen</span>
    </Button>
  );
}
