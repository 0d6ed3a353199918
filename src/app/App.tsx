import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Layout } from './Layout';
import { RoutePage } from './RoutePage';
import { findRoute } from './routes';

/** The whole site: the frame that stays, and in it the screen that the address names. */
export function App() {
  const { pathname } = useLocation();
  const found = findRoute(pathname);
  return (
    <Layout>
      <Suspense fallback={null}>
        {found === null ? <Navigate to="/" replace /> : <RoutePage route={found.route} />}
      </Suspense>
    </Layout>
  );
}
