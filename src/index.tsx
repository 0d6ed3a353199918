import { startTransition } from 'react';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import { App } from './app/App';
import { prepareFirstScreen } from './app/start';
import { followLeaving, logError } from './lib/log';
import { pause } from './lib/schedule';
import { showLoadError } from './lib/trouble';
import { repairAddress } from './router/repairAddress';
import { connectToBrowser, makeStore } from './store/makeStore';
import { loadFaces } from './ui/faces';

async function start(root: HTMLElement): Promise<void> {
  // React's renderer, half of all scripts: everything else starts while it is still arriving.
  const renderer = import(/* webpackChunkName: "reactDom", webpackExports: ["createRoot"] */ 'react-dom/client');
  // Handled below; this only avoids an unhandled rejection until then.
  renderer.catch(() => undefined);
  // Requested before the first text is drawn, but after the scripts that draw it.
  loadFaces();
  followLeaving();
  // The modules have run in this task; in one with the rest they would block a slow phone.
  await pause();
  const store = makeStore();
  connectToBrowser(store);
  await prepareFirstScreen(store, renderer);
  const { createRoot } = await renderer;
  // A transition renders in slices, so that drawing a first page never blocks input.
  startTransition(() =>
    createRoot(root).render(
      <Provider store={store}>
        <HashRouter useTransitions={false}>
          <App />
        </HashRouter>
      </Provider>,
    ),
  );
}

const root = document.getElementById('root');
if (root !== null && !repairAddress())
  start(root).catch((reason: unknown) => {
    logError('Die Seite konnte nicht geladen werden.', reason);
    showLoadError();
  });
