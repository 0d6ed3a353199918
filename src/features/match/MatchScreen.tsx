import { Deferred } from '../../loading/Deferred';
import type { Prefetch } from '../../shared/prefetch';
import { LiveAnnouncer } from '../../shared/LiveAnnouncer';
import { SectionBoundary } from '../../shared/SectionBoundary';
import { useRouteId } from '../../shared/phase';
import { prefetchMatch } from '../../api/matches';
import { idInAddress } from '../../entities/ids';
import type { MatchId } from '../../entities/ids';
import { ErrorState } from '../../ui/ErrorState';
import { MatchActions } from './MatchActions';
import { MatchBody } from './MatchBody';
import { MatchBodySkeleton, MatchHeaderSkeleton } from './MatchSkeleton';
import { MatchHeader } from './MatchHeader';
import { NO_REPORT, useMatchReport } from './useMatchReport';
import styles from './MatchScreen.module.css';

/** Prefetches the match report. */
export const prefetch: Prefetch = (store, segment) => {
  const match = idInAddress<MatchId>(segment);
  if (match !== null) void store.dispatch(prefetchMatch(match));
};

/** Match report (docs/behaviour.md 2): both teams, score, timeline and line-ups. */
export default function MatchScreen() {
  const id = useRouteId<MatchId>();
  return <Report key={id} id={id} />;
}

function Report({ id }: { readonly id: MatchId | null }) {
  const report = useMatchReport(id);
  return (
    <>
      {report.match ? <MatchHeader match={report.match} /> : report.phase === 'loading' && <MatchHeaderSkeleton />}
      {id !== null && <LiveAnnouncer ids={[id]} />}
      <div className={`wrap ${styles.body}`}>
        {report.match ? (
          <SectionBoundary>
            <MatchActions match={report.match} />
          </SectionBoundary>
        ) : (
          report.phase === 'loading' && <div className={styles.actions} />
        )}
        <SectionBoundary text={NO_REPORT}>
          <Deferred>
            <Body report={report} />
          </Deferred>
        </SectionBoundary>
      </div>
    </>
  );
}

function Body({ report }: { readonly report: ReturnType<typeof useMatchReport> }) {
  switch (report.phase) {
    case 'loading':
      return <MatchBodySkeleton />;
    case 'failed':
      return (
        <>
          {!report.match && (
            <h1 className="visually-hidden" tabIndex={-1}>
              Spielbericht
            </h1>
          )}
          <ErrorState text={NO_REPORT} lang="en" onRetry={report.retry} />
        </>
      );
    case 'ready':
      return <MatchBody match={report.match} />;
  }
}
