import type { PlayerId, SuspensionId } from '../../entities/ids';
import { playerPath } from '../../entities/normalise';
import { fullName } from '../../entities/player/rules';
import { selectPlayer, selectClub, selectMany, selectSuspension } from '../../entities/select';
import type { ClubSnapshot } from '../../entities/transfer/model';
import { useAppSelector } from '../../store/hooks';
import { Anchor } from '../../ui/Link';
import { Avatar } from '../../ui/Avatar';
import type { Elements } from '../../ui/elements';
import styles from './Panels.module.css';
import { Ban, Check, Info } from 'lucide-react';
import { skipToken } from '@reduxjs/toolkit/query';
import { shallowEqual } from 'react-redux';
import { useClubQuery } from '../../api/clubs';
import { useSuspensionsQuery } from '../../api/players';
import { useYellows } from '../../shared/useYellows';
import type { LeaderboardEntry } from '../../entities/leaderboard/model';
import type { Match } from '../../entities/match/model';
import type { Suspension } from '../../entities/suspension/model';
import { missingAt } from '../../entities/views/radar';
import type { SideView } from '../../shared/sides';
import { now } from '../../lib/clock';
import { formatDate, formatDayMonth, viennaWallClock } from '../../lib/dates';
import { useLogFailure } from '../../shared/phase';
import { useCurrentLeague } from '../../league/currentLeague';
import { Chip } from '../../ui/Chip';
import { Crest } from '../../ui/Crest';
import { ErrorState } from '../../ui/ErrorState';
import { Box, Skeleton } from '../../ui/Skeleton';
import { YellowMark } from '../../ui/YellowMark';

interface MissingPlayerProps {
  readonly id: PlayerId | null;
  /** Name and picture from the list that mentions them. */
  readonly as: ClubSnapshot;
  readonly color: string | null;
  /** The reason. */
  readonly children: Elements;
}

/** A player who misses this match, or may miss the next. */
function MissingPlayer({ id, as, color, children }: MissingPlayerProps) {
  const player = useAppSelector((state) => selectPlayer(state, id));
  const name = fullName(player?.name ?? as.name);
  const to = playerPath(id);
  return (
    <li className={styles.player}>
      <Avatar src={player?.image ?? as.image} name={name} size={36} color={color} />
      {to === undefined ? <span>{name}</span> : <Anchor to={to}>{name}</Anchor>}
      {children}
    </li>
  );
}

const FAILED = 'Die Sperren konnten nicht geladen werden.';
const nobody: readonly SuspensionId[] = [];

interface MissingPanelProps {
  readonly match: Match;
  readonly sides: readonly SideView[];
}

/**
 * `Fehlt am Spieltag`: who is suspended for an upcoming match on either side, and who is one yellow card away from a
 * ban.
 */
export function MissingPanel({ match, sides }: MissingPanelProps) {
  const { kickoff, home } = match;
  const club = useClubQuery(home ?? skipToken);
  const { code: shown } = useCurrentLeague();
  const ownCode = useAppSelector((state) => selectClub(state, home)?.leagueCode);
  const code = ownCode ?? (club.isLoading ? null : shown);
  const { currentData, isError, refetch } = useSuspensionsQuery(code ?? skipToken);
  useLogFailure(isError, FAILED);
  const suspensions = useAppSelector(
    (state) => selectMany(state, currentData ?? nobody, selectSuspension),
    shallowEqual,
  );
  const yellows = useYellows(code);
  if (typeof kickoff !== 'number') return null;
  const known = yellows.phase === 'ready' ? yellows.yellows : [];
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="fehlt">
      <h2 id="fehlt" className={styles.title}>
        Fehlt am Spieltag
      </h2>
      {isError && currentData === undefined ? (
        <ErrorState text={FAILED} onRetry={() => void refetch()} />
      ) : currentData === undefined ? (
        <Skeleton label="Sperren werden geladen…">
          <Box height={208} />
        </Skeleton>
      ) : (
        <div className={styles.clubs}>
          {sides.map((side) => (
            <Missing key={side.id} side={side} {...missingOf(side, kickoff, suspensions, known)} />
          ))}
        </div>
      )}
      <p className={styles.hint}>
        <Info size={18} aria-hidden />
        <span>Ohne Gewähr, maßgeblich ist die Ligaleitung.</span>
      </p>
    </section>
  );
}

function missingOf(
  { id }: SideView,
  kickoff: Parameters<typeof missingAt>[0],
  suspensions: readonly Suspension[],
  yellows: readonly LeaderboardEntry[],
): ReturnType<typeof missingAt> {
  return id === null ? { suspended: [], oneAway: [] } : missingAt(kickoff, id, suspensions, yellows);
}

function Missing({ side, suspended, oneAway }: { readonly side: SideView } & ReturnType<typeof missingAt>) {
  return (
    <div>
      <h3 className={styles.club}>
        <Crest src={side.logo} name={side.name} size={26} />
        <span>{side.name}</span>
      </h3>
      {suspended.length === 0 ? (
        <p className={styles.nobody}>
          <Check size={20} aria-hidden />
          <span>Alle spielberechtigt.</span>
        </p>
      ) : (
        <ul>
          {suspended.map(({ id, player, playerAs, until }) => (
            <MissingPlayer key={id} id={player} as={playerAs} color={side.color}>
              <Chip tone="err" large icon={<Ban size={15} aria-hidden />}>
                {`gesperrt bis ${untilWords(until)}`}
              </Chip>
            </MissingPlayer>
          ))}
        </ul>
      )}
      {oneAway.length > 0 && (
        <>
          <h4 className={styles.before}>Vor der Sperre</h4>
          <ul>
            {oneAway.map(({ id, player, playerAs }) => (
              <MissingPlayer key={id} id={player} as={playerAs} color={side.color}>
                <YellowMark large />
              </MissingPlayer>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** `24.11.`, with the year if it is not today's. */
function untilWords(until: Suspension['until']): string {
  const year = (time: number): number => new Date(time).getUTCFullYear();
  const thisYear = typeof until === 'number' && year(until) === year(viennaWallClock(now()));
  return thisYear ? formatDayMonth(until) : formatDate(until);
}
