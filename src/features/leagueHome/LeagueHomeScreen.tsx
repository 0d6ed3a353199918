import { homeApi } from '../../api/home';
import { later } from '../../loading/later';
import { leaguePrefetch } from '../../screen/prefetch';
import { NoLeague, UnknownLeague } from '../../cards/NoLeague';
import { SectionBoundary } from '../../cards/SectionBoundary';
import { useLeagueCode } from '../../screen/useLeagueCode';
import { ErrorState } from '../../ui/ErrorState';
import { PageTitle } from '../../ui/PageTitle';
import { useMedia } from '../../ui/hooks';
import { LeagueBand } from './LeagueBand';
import { CarouselSkeleton } from './CarouselSkeleton';
import { HOME_FAILED, useLeagueHome } from './useLeagueHome';

// Loaded together with the screen's own chunk (.webpack/screenFiles.js): visitors come for the table.
const loadTable = () => import(/* webpackChunkName: "leagueTable" */ './LeagueTable');
const Table = later(loadTable);

// Loaded likewise; it is below the matches, which do not wait for it.
const loadCarousel = () => import(/* webpackChunkName: "carousel" */ './NewsCarousel');
const Carousel = later(loadCarousel, <CarouselSkeleton />);

export const prefetch = leaguePrefetch(async (dispatch, code) => {
  void dispatch(homeApi.endpoints.home.initiate(code, { subscribe: false }));
  const table = loadTable().then(
    ({ prefetchTable }) => prefetchTable(dispatch, code),
    () => undefined,
  );
  await Promise.all([Carousel.load(), Table.load(), table]);
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
  const wide = useMedia('(min-width: 801px)');
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
            {home === undefined ? (
              <CarouselSkeleton />
            ) : (
              <Carousel due props={{ code, slides: home.slides, news: home.news }} />
            )}
          </SectionBoundary>
        )}
      </div>
      <Table due props={{ code, home, failed, wide }} />
    </>
  );
}
