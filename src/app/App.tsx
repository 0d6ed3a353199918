import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { federation } from '../content/federation';
import { FirstPage } from '../loading/arrival';
import { ShownLeague } from '../screen/shownLeague';
import type { ChosenLeague } from '../store/leagueSlice';
import { Layout } from './Layout';
import { RouteError } from './RouteError';
import { RoutePage } from './RoutePage';
import { findRoute } from './routes';
import { ShownAddress, useFollowedLinks } from './ShownAddress';

const nothing = (): void => undefined;

/** The site: the permanent frame, and inside it the screen for the current address. */
export function App() {
  return (
    <RouteError title={federation.name} onCaught={nothing}>
      <FollowedLinks />
      <ShownAddress>
        <Site />
      </ShownAddress>
    </RouteError>
  );
}

/** Beside what is shown: a second tap on a link is compared with the address that the first one asked for. */
function FollowedLinks() {
  useFollowedLinks();
  return null;
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
      <ShownLeague value={left}>
        <FirstPage value={location === first}>
          <Suspense fallback={null}>
            {found === null ? <Navigate to="/" replace /> : <RoutePage route={found.route} />}
          </Suspense>
        </FirstPage>
      </ShownLeague>
    </Layout>
  );
}
