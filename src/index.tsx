import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/global.css';
import './ui/firstFrame.css';
import { api } from './api/api';
import { App } from './app/App';
import { repairAddress } from './app/repairAddress';
import { findRoute } from './app/routes';
import { whenQuiet } from './loading/quiet';
import { logError } from './lib/log';
import { loadFaces } from './ui/faces';
import { connectToBrowser, makeStore } from './store/makeStore';
import type { AppStore } from './store/makeStore';

/** An early answer that no screen took over by then would be too old to be shown. */
const EARLY_ANSWERS_MS = 10_000;

const CODE_PATIENCE_MS = 250;
const ANSWER_PATIENCE_MS = 100;

/** Remembered filters are there from the start; what keeps new ones comes once the page is quiet, or with the first choice if that is earlier. */
function rememberFilters(store: AppStore): void {
  const { filters } = store.getState();
  const keep = (): void => {
    stopWatching();
    stopWaiting();
    import(/* webpackChunkName: "persistFilters" */ './store/persistFilters').then(
      ({ keepFilters }) => keepFilters(store),
      (reason: unknown) => logError('Filter werden diesmal nicht gemerkt.', reason),
    );
  };
  const stopWatching = store.subscribe(() => {
    if (store.getState().filters !== filters) keep();
  });
  const stopWaiting = whenQuiet(store, keep);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The addressed screen's code, which was requested in the head (`boot.ts`) and is mostly there by now, and then the answers
 * that have arrived by now, so that the first frame shows what it can; or a moment.
 */
async function addressedScreen(store: AppStore): Promise<void> {
  const addressed = findRoute(location.hash.slice(1));
  if (addressed === null) return;
  const { route, segment } = addressed;
  const screen = await Promise.race([route.load().catch(route.forget), pause(CODE_PATIENCE_MS)]);
  screen?.prefetch?.(store, segment);
  await Promise.race([Promise.all(store.dispatch(api.util.getRunningQueriesThunk())), pause(ANSWER_PATIENCE_MS)]);
}

async function mount(root: HTMLElement): Promise<void> {
  const store = makeStore();
  connectToBrowser(store);
  // React keeps a page without its screen for 300 ms once it has drawn it.
  await addressedScreen(store);
  rememberFilters(store);
  const page = createRoot(root);
  // In slices, so that the first page never keeps the browser from answering a press.
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

// The first text's faces come before the first text asks for them, and after the scripts that no text comes without.
// One that does not arrive leaves its stand-in.
loadFaces('a');
const root = document.getElementById('root');
if (root !== null && !repairAddress()) void mount(root);
