import { use, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../ui/PageTitle';
import { RouteError } from './RouteError';
import type { ScreenModule, SiteRoute } from './routes';
import { announcePage } from '../lib/lazyModule';
import { useAppDispatch } from '../store/hooks';
import { pageShown } from '../store/listeners';

/**
 * A screen in its own error boundary, remounted for every address, so that no state of team A shows on team B's page.
 */
export function RoutePage({ route }: { readonly route: SiteRoute }) {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  // Before it is painted: what no page before has shown for five minutes goes now, not while this one is read.
  useLayoutEffect(() => {
    dispatch(pageShown());
    announcePage();
  }, [dispatch, pathname]);
  return (
    <RouteError key={pathname} title={route.title} onCaught={route.forget}>
      <StaticTitle title={route.title} />
      <Screen route={route} />
    </RouteError>
  );
}

/** Rendered before the screen, so that the screen's own title takes precedence. */
function StaticTitle({ title }: { readonly title: string }) {
  usePageTitle(title);
  return null;
}

function Screen({ route }: { readonly route: SiteRoute }) {
  const { default: Content } = useScreen(route);
  return <Content />;
}

/** The screen's chunk; suspends until it is loaded. */
function useScreen(route: SiteRoute): ScreenModule {
  return route.loaded() ?? use(route.load());
}
