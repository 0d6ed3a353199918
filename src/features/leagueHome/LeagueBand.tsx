import { useRef } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { shallowEqual } from 'react-redux';
import { MatchupCell } from '../../shared/MatchupCell';
import { useKnownLeagueName, useSeasonLabel } from '../../league/currentLeague';
import type { MatchId } from '../../entities/ids';
import { inMatchupOrder } from '../../entities/match/order';
import { selectMany, selectMatch } from '../../entities/select';
import { formatLongDay } from '../../lib/dates';
import { useAppSelector } from '../../store/hooks';
import { ButtonLink } from '../../ui/Button';
import { HeroBand } from '../../ui/HeroBand';
import { IconButton } from '../../ui/IconButton';
import { MatchupCellSkeleton } from '../../ui/blocks/MatchupCellView';
import { useSideScroll } from './useSideScroll';
import styles from './LeagueBand.module.css';

interface LeagueBandProps {
  readonly code: string;
  /** Undefined while loading. */
  readonly upcoming: readonly MatchId[] | undefined;
  readonly failed: boolean;
}

const none: readonly MatchId[] = [];

/** Code and name of the league on pitch green, with its current matches. */
export function LeagueBand({ code, upcoming, failed }: LeagueBandProps) {
  const name = useKnownLeagueName(code);
  const matches = useAppSelector(
    (state) => inMatchupOrder(selectMany(state, upcoming ?? none, selectMatch)).map((match) => match.id),
    shallowEqual,
  );
  const row = useRef<HTMLUListElement>(null);
  const { overflows, atStart, atEnd, step } = useSideScroll(row, matches.length);
  return (
    <HeroBand className={styles.band}>
      <div className={`wrap ${styles.head}`}>
        <h1 tabIndex={-1} className={styles.title}>
          <span className={styles.code} translate="no">
            {code}
          </span>
          <span className={styles.name}>{name ?? '\u00A0'}</span>
        </h1>
        <p className={styles.meta}>
          <Dateline code={code} first={matches[0]} />
        </p>
        {overflows && (
          <div className={styles.steps}>
            <IconButton variant="onPitch" label="Vorherige Spiele" disabled={atStart} onClick={() => step(-1)}>
              <ChevronLeft size={20} aria-hidden />
            </IconButton>
            <IconButton variant="onPitch" label="Weitere Spiele" disabled={atEnd} onClick={() => step(1)}>
              <ChevronRight size={20} aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
      {upcoming === undefined && !failed && (
        <div className={`${styles.cells} ${styles.loading}`}>
          {[1, 2, 3, 4, 5].map((key) => (
            <MatchupCellSkeleton key={key} />
          ))}
        </div>
      )}
      {matches.length > 0 && (
        <ul className={styles.cells} aria-label="Spiele dieser Woche" ref={row}>
          {matches.map((id) => (
            <li key={id}>
              <MatchupCell id={id} />
            </li>
          ))}
        </ul>
      )}
      {(failed || upcoming !== undefined) && matches.length === 0 && (
        <div className={`wrap ${styles.empty}`}>
          <p>
            {failed
              ? 'Die Spiele dieser Woche fehlen gerade.'
              : 'In den nächsten sieben Tagen ist kein Spiel angesetzt.'}
          </p>
          <ButtonLink to="/spielplan" variant="neon">
            Zum Spielplan
          </ButtonLink>
        </div>
      )}
    </HeroBand>
  );
}

/** Season, and the matchday and date of the first match shown. */
function Dateline({ code, first }: { readonly code: string; readonly first: MatchId | undefined }) {
  const season = useSeasonLabel(code);
  const match = useAppSelector((state) => selectMatch(state, first));
  const gameday = match?.gameday == null ? undefined : `Spieltag ${match.gameday}`;
  const before = season !== undefined || gameday !== undefined;
  return (
    <>
      {season === undefined ? <span>{'\u00A0'}</span> : <span lang="en">{season}</span>}
      {gameday && <span>{season === undefined ? gameday : ` · ${gameday}`}</span>}
      {typeof match?.kickoff === 'number' && (
        <span className={styles.day}>{`${before ? ' · ' : ''}${formatLongDay(match.kickoff)}`}</span>
      )}
    </>
  );
}
