import type { Home } from '../../api/wire/home';
import { prefetchStandings } from '../../api/tables';
import { SectionBoundary } from '../../shared/SectionBoundary';
import { failedRest, restPlaceholder } from '../../shared/failedPart';
import { lazyPart } from '../../loading/lazyPart';
import type { AppStore } from '../../store/makeStore';
import { LeagueVideo } from './LeagueVideo';
import { TableSection } from './TableSection';

const Rest = lazyPart(() => import(/* webpackChunkName: "leagueHomeRest" */ './LeagueHomeRest'), {
  when: 'idle',
  placeholder: restPlaceholder,
  failed: failedRest,
});

export interface LeagueTableProps {
  readonly code: string;
  /** Undefined while loading. */
  readonly home: Home | undefined;
  readonly failed: boolean;
  readonly wide: boolean;
}

/** Prefetches the table. */
export function prefetchTable(dispatch: AppStore['dispatch'], code: string): void {
  void dispatch(prefetchStandings(code));
}

/**
 * The league's page from the table down. The table waits only for its own chunk and answer, the rest for the part above
 * it.
 */
export default function LeagueTable({ code, home, failed, wide }: LeagueTableProps) {
  const video = <LeagueVideo code={code} news={home?.news} slides={home?.slides} />;
  return (
    <>
      <div className="wrap">
        <SectionBoundary>
          <TableSection code={code} aside={wide ? video : null} />
        </SectionBoundary>
      </div>
      <Rest due={home !== undefined || failed} code={code} home={home} failed={failed} video={wide ? null : video} />
    </>
  );
}
