import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../ui/usePageTitle';
import { RouteError } from './RouteError';
import type { ScreenModule, SiteRoute } from './routes';
import { waitFor } from '../loading/waiting';

/** One screen inside its own error boundary. Every address gets a fresh one: nothing of team A is left on the page of team B. */
export function RoutePage({ route }: { readonly route: SiteRoute }) {
  const { pathname } = useLocation();
  return (
    <RouteError key={pathname} title={route.title} onCaught={route.forget}>
      <StaticTitle title={route.title} />
      <Screen route={route} />
    </RouteError>
  );
}

/** Stands before the screen, so that a screen that knows a better title has the last word. */
function StaticTitle({ title }: { readonly title: string }) {
  usePageTitle(title);
  return null;
}

function Screen({ route }: { readonly route: SiteRoute }) {
  const { default: Content } = useScreen(route);
  return <Content />;
}

/** The screen's chunk; suspends until it is there. */
function useScreen(route: SiteRoute): ScreenModule {
  const loaded = route.loaded();
  if (loaded !== undefined) return loaded;
  const chunk = route.load();
  waitFor(chunk);
  return use(chunk);
}
