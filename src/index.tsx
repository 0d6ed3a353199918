import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/global.css';
import { App } from './app/App';
import { repairAddress } from './app/repairAddress';
import { findRoute } from './app/routes';
import { whenQuiet } from './loading/quiet';
import { logError } from './lib/log';
import { connectToBrowser, makeStore } from './store/makeStore';
import type { AppStore } from './store/makeStore';

/** An early answer that no screen took over by then would be too old to be shown. */
const EARLY_ANSWERS_MS = 10_000;

const CODE_PATIENCE_MS = 250;

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

/** The addressed screen's code, which was asked for in the head (`boot.ts`) and is mostly there by now; or a moment. */
async function addressedCode(): Promise<void> {
  const addressed = findRoute(location.hash.slice(1))?.route;
  if (addressed === undefined) return;
  await Promise.race([
    addressed.load().catch(addressed.forget),
    new Promise((resolve) => setTimeout(resolve, CODE_PATIENCE_MS)),
  ]);
}

async function mount(root: HTMLElement): Promise<void> {
  const code = addressedCode();
  const store = makeStore();
  connectToBrowser(store);
  // React keeps a page without its screen for 300 ms once it has drawn it.
  await code;
  rememberFilters(store);
  createRoot(root).render(
    <Provider store={store}>
      <HashRouter>
        <App />
      </HashRouter>
    </Provider>,
  );
  setTimeout(() => globalThis.earlyAnswers?.clear(), EARLY_ANSWERS_MS);
}

// The faces of the style sheet come before the first text asks for them, and after the scripts that no text comes without.
// One that does not arrive leaves its stand-in.
document.fonts.forEach((face) => void face.load().catch(() => undefined));
const root = document.getElementById('root');
if (root !== null && !repairAddress()) void mount(root);
