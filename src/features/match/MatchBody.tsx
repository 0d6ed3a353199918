import { shallowEqual } from 'react-redux';
import type { Match } from '../../entities/match/model';
import { eventsOf, timeline } from '../../entities/match/timeline';
import { selectSide } from '../../shared/sides';
import { Deferred } from '../../loading/Deferred';
import { useAppSelector } from '../../store/hooks';
import { useMedia } from '../../ui/hooks';
import { SectionBoundary } from '../../shared/SectionBoundary';
import { HeadToHeadPanel } from './HeadToHeadPanel';
import { MissingPanel } from './MissingPanel';
import { Lineup, LineupTabs } from './Lineup';
import { Timeline } from './Timeline';
import styles from './MatchBody.module.css';

/** The timeline between the two line-ups; on phones the line-ups follow as tabs. */
export function MatchBody({ match }: { readonly match: Match }) {
  const wide = useMedia('(min-width: 56.25em)');
  const home = useAppSelector((state) => selectSide(state, match, 'home'), shallowEqual);
  const away = useAppSelector((state) => selectSide(state, match, 'away'), shallowEqual);
  const entries = timeline(match);
  const course = (
    <div className={styles.course}>
      <Timeline match={match} entries={entries} />
    </div>
  );
  const first = { side: home, entries: match.homeLineup ?? [], events: eventsOf(entries, 'home') };
  const second = { side: away, entries: match.awayLineup ?? [], events: eventsOf(entries, 'away') };
  return (
    <>
      {match.status === 'upcoming' && (
        <SectionBoundary>
          <MissingPanel match={match} sides={[home, away]} />
        </SectionBoundary>
      )}
      {wide ? both() : tabs()}
      <Deferred>
        <SectionBoundary>
          <HeadToHeadPanel match={match} home={home} away={away} />
        </SectionBoundary>
      </Deferred>
    </>
  );

  function tabs() {
    return (
      <div className={styles.body}>
        {course}
        <Deferred>
          <LineupTabs home={first} away={second} />
        </Deferred>
      </div>
    );
  }

  function both() {
    return (
      <div className={styles.body}>
        <div className={styles.home}>
          <Deferred>
            <Lineup title="Aufstellung (Heim)" {...first} />
          </Deferred>
        </div>
        {course}
        <div className={styles.away}>
          <Deferred>
            <Lineup title="Aufstellung (Auswärts)" {...second} mirrored />
          </Deferred>
        </div>
      </div>
    );
  }
}
