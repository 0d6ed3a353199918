import { prefetchHome } from '../../api/home';
import { failedRest, restPlaceholder } from '../../shared/failedPart';
import { lazyPart } from '../../loading/lazyPart';
import { Placeholder } from '../../loading/Deferred';
import { leaguePrefetch } from '../../shared/prefetch';
import { NoLeague, UnknownLeague } from '../../shared/NoLeague';
import { SectionBoundary } from '../../shared/SectionBoundary';
import { useLeagueCode } from '../../league/currentLeague';
import { ErrorState } from '../../ui/ErrorState';
import { PageTitle } from '../../ui/PageTitle';
import { useMedia } from '../../ui/hooks';
import { LeagueBand } from './LeagueBand';
import { HOME_FAILED, useLeagueHome } from './useLeagueHome';
import { Box, Skeleton } from '../../ui/Skeleton';
import styles from './NewsCarousel.module.css';

// Loaded together with the screen's own chunk (.webpack/screenFiles.js): visitors come for the table.
const Table = lazyPart(
  async () => {
    const { default: LeagueTable, prefetchTable } = await import(/* webpackChunkName: "leagueTable" */ './LeagueTable');
    return { default: LeagueTable, prefetchTable };
  },
  { placeholder: restPlaceholder, failed: failedRest },
);

// Loaded likewise; it is below the matches, which do not wait for it.
const Carousel = lazyPart(() => import(/* webpackChunkName: "leagueTable" */ './NewsCarousel'), {
  placeholder: () => (
    <Placeholder>
      <CarouselSkeleton />
    </Placeholder>
  ),
  failed: failedRest,
});

export const prefetch = leaguePrefetch(async (dispatch, code) => {
  void dispatch(prefetchHome(code));
  const table = Table.preload().then((loaded) => loaded?.prefetchTable(dispatch, code));
  await Promise.all([Carousel.preload(), table]);
});

/** The league's page. It keeps its desktop layout down to 801 px (docs/behaviour.md 2). */
export default function LeagueHomeScreen() {
  const code = useLeagueCode();
  if (code !== null) return <LeagueHome key={code} code={code} />;
  return (
    <div className="wrap">
      <PageTitle title="Liga" />
      <NoLeague title="Du hast noch keine Liga gewählt." drawing="shields" />
    </div>
  );
}

function LeagueHome({ code }: { readonly code: string }) {
  const view = useLeagueHome(code);
  const wide = useMedia('(min-width: 50.0625em)');
  const home = view.phase === 'ready' ? view.home : undefined;
  const failed = view.phase === 'failed';
  if (view.phase === 'unknownLeague')
    return (
      <div className="wrap">
        <PageTitle title="Liga" />
        <UnknownLeague />
      </div>
    );
  return (
    <>
      <SectionBoundary>
        <LeagueBand code={code} upcoming={home?.upcoming} failed={failed} />
      </SectionBoundary>
      <div className="wrap">
        {failed ? (
          <div className="section">
            <ErrorState text={HOME_FAILED} onRetry={view.retry} />
          </div>
        ) : (
          <SectionBoundary>
            {home === undefined ? <CarouselSkeleton /> : <Carousel code={code} slides={home.slides} news={home.news} />}
          </SectionBoundary>
        )}
      </div>
      <Table code={code} home={home} failed={failed} wide={wide} />
    </>
  );
}

/** Placeholder for the carousel. */
function CarouselSkeleton() {
  return (
    <Skeleton className={styles.frame} label="Schlagzeilen werden geladen…">
      <Box height="100%" style={{ borderRadius: 16 }} />
    </Skeleton>
  );
}
