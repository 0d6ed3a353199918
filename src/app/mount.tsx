import { startTransition } from 'react';
import type * as rendererModule from 'react-dom/client';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/global.css';
import '../ui/firstFrame.css';
import { api } from '../api/api';
import { leaguesApi } from '../api/leagues';
import { logError } from '../lib/log';
import { lazyModule, onNextChance } from '../lib/lazyModule';
import { pause, whenPageSettled } from '../lib/schedule';
import { connectToBrowser } from '../store/makeStore';
import type { AppStore } from '../store/makeStore';
import { App } from './App';
import { findRoute } from './routes';

/** React's renderer, which may still be on its way. */
type Renderer = Promise<typeof rendererModule>;

/** An early answer that no screen has taken over by then is too old to show. */
const EARLY_ANSWERS_MS = 10_000;

const CODE_PATIENCE_MS = 250;
const ANSWER_PATIENCE_MS = 100;

const persistence = lazyModule(() => import(/* webpackChunkName: "persistFilters" */ '../store/persistFilters'));

/** Remembered filters are there from the start; the code that saves new ones is loaded once the page is idle, or on the first change. */
function rememberFilters(store: AppStore): void {
  const { filters } = store.getState();
  const keep = (): void => {
    stopWatching();
    stopWaiting();
    persistence.load().then(
      ({ keepFilters }) => keepFilters(store, filters),
      (reason: unknown) => {
        persistence.forget();
        logError('Filter werden vorerst nicht gemerkt.', reason);
        const stop = onNextChance(() => {
          stop();
          keep();
        });
      },
    );
  };
  const stopWatching = store.subscribe(() => {
    if (store.getState().filters !== filters) keep();
  });
  const stopWaiting = whenPageSettled(store, keep);
}

/** Resolves once the page could have been drawn for that long, in ms. */
const drawable = (renderer: Renderer, ms: number): Promise<void> => renderer.then(() => pause(ms));

/**
 * Waits for the addressed screen's code, which `boot.ts` requested in the head, and then for the requests under way, until
 * the renderer has come and a moment longer, so that the first frame shows as much as it can.
 */
async function addressedScreen(store: AppStore, renderer: Renderer): Promise<void> {
  const addressed = findRoute(location.hash.slice(1));
  if (addressed === null) return;
  const { route, segment } = addressed;
  // The league strip is on every page: what is there by then is drawn with the rest, not on its own after it.
  const strip = store.dispatch(leaguesApi.endpoints.leagueList.initiate());
  const screen = await Promise.race([route.load().catch(route.forget), drawable(renderer, CODE_PATIENCE_MS)]);
  const loadsFirstFrame = async (): Promise<void> => {
    await screen?.prefetch?.(store, segment);
    const running = store.dispatch(api.util.getRunningQueriesThunk());
    await Promise.all(running.filter((query) => query !== strip));
  };
  await Promise.race([loadsFirstFrame(), drawable(renderer, ANSWER_PATIENCE_MS)]);
}

/**
 * Draws the addressed page, as soon as the renderer and what the page shows first are there, or have been waited for long
 * enough.
 * @throws if the renderer cannot be loaded
 */
export async function mount(root: HTMLElement, store: AppStore, renderer: Renderer): Promise<void> {
  connectToBrowser(store);
  // Once React has drawn a page without its screen, it waits 300 ms before it shows the screen.
  await addressedScreen(store, renderer);
  rememberFilters(store);
  const { createRoot } = await renderer;
  const page = createRoot(root);
  // A transition renders in slices, so that drawing a first page, which takes a slow phone a quarter of a second, never
  // blocks input.
  startTransition(() =>
    page.render(
      <Provider store={store}>
        <HashRouter useTransitions={false}>
          <App />
        </HashRouter>
      </Provider>,
    ),
  );
  setTimeout(() => globalThis.earlyAnswers?.clear(), EARLY_ANSWERS_MS);
}
