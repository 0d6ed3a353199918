import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ShownLeague } from '../screen/shownLeague';
import type { ChosenLeague } from '../store/leagueSlice';
import { Layout } from './Layout';
import { RoutePage } from './RoutePage';
import { findRoute } from './routes';
import { ShownAddress } from './ShownAddress';
import { useFollowedLinks } from './useFollowedLinks';

/** The whole site: the frame that stays, and in it the screen that the address names. */
export function App() {
  return (
    <ShownAddress>
      <Site />
    </ShownAddress>
  );
}

function Site() {
  const { pathname, key } = useLocation();
  useFollowedLinks();
  const [left, setLeft] = useState<ChosenLeague | null>(null);
  const [shown, setShown] = useState(key);
  if (shown !== key) {
    setShown(key);
    setLeft(null);
  }
  // An entry that one comes back to has its old key, and an address that was typed has none: neither is being left.
  useEffect(() => {
    const stay = (): void => setLeft(null);
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, []);
  const found = findRoute(pathname);
  return (
    <Layout onLeave={setLeft}>
      {/* Until the league's page is there, the screen that is left stays about its own league and asks for no other. */}
      <ShownLeague value={left}>
        <Suspense fallback={null}>
          {found === null ? <Navigate to="/" replace /> : <RoutePage route={found.route} />}
        </Suspense>
      </ShownLeague>
    </Layout>
  );
}
