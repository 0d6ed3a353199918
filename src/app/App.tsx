import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { federation } from '../content/federation';
import { FirstPage } from '../router/arrival';
import { FollowedLinks } from '../router/followedLinks';
import { DeferredLocation } from '../router/deferredLocation';
import { LeagueOverride } from '../league/currentLeague';
import type { ChosenLeague } from '../league/leagueSlice';
import { Layout } from './Layout';
import { PageOnItsWay } from './NavigationProgress';
import { RouteError } from './RouteError';
import { RoutePage } from './RoutePage';
import { findRoute } from './routes';

const nothing = (): void => undefined;
const isLoaded = (pathname: string): boolean => findRoute(pathname)?.route.loaded() !== undefined;

/** The site: the permanent frame, and inside it the screen for the current address. */
export function App() {
  return (
    <RouteError title={federation.name} onCaught={nothing}>
      <DeferredLocation isLoaded={isLoaded}>
        <FollowedLinks />
        <Site />
      </DeferredLocation>
    </RouteError>
  );
}

function Site() {
  const location = useLocation();
  const { pathname, key } = location;
  const [first] = useState(location);
  const [left, setLeft] = useState<ChosenLeague | null>(null);
  const [shown, setShown] = useState(key);
  if (shown !== key) {
    setShown(key);
    setLeft(null);
  }
  // A revisited history entry has its old key and a typed address has none; in neither case is a screen being left.
  useEffect(() => {
    const stay = (): void => setLeft(null);
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, []);
  const found = findRoute(pathname);
  return (
    <Layout onLeave={setLeft}>
      {/* Until the league's page is loaded, the screen being left keeps its own league. */}
      <LeagueOverride value={left}>
        <FirstPage value={location === first}>
          <Suspense fallback={<PageOnItsWay />}>
            {found === null ? <Navigate to="/" replace /> : <RoutePage route={found.route} />}
          </Suspense>
        </FirstPage>
      </LeagueOverride>
    </Layout>
  );
}
