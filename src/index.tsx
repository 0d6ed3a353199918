import { repairAddress } from './app/repairAddress';
import { followLeaving, logError } from './lib/log';
import { pause } from './lib/schedule';
import { admitTrouble } from './lib/trouble';
import { loadFaces } from './ui/faces';

/** React's renderer, two thirds of all libraries: everything else starts while it is still arriving. */
const renderer = import(/* webpackChunkName: "reactDom", webpackExports: ["createRoot"] */ 'react-dom/client');
// `mount` handles its failure, some tasks later; this only avoids an unhandled rejection until then.
renderer.catch(() => undefined);

// The fonts of the first text: requested before it is drawn, but after the scripts that draw it. Until one arrives, and
// if it never does, its fallback is shown.
loadFaces();

/**
 * The modules of the store run, the store is made, the modules of the page run, and the page is drawn, each in a task of
 * its own: in one, they would block a slow phone for a quarter of a second.
 */
async function start(root: HTMLElement): Promise<void> {
  followLeaving();
  await pause();
  const { makeStore } = await import(/* webpackMode: "eager" */ './store/makeStore');
  await pause();
  const store = makeStore();
  await pause();
  const { mount } = await import(/* webpackMode: "eager" */ './app/mount');
  await pause();
  await mount(root, store, renderer);
}

const root = document.getElementById('root');
if (root !== null && !repairAddress())
  start(root).catch((reason: unknown) => {
    logError('Die Seite konnte nicht geladen werden.', reason);
    admitTrouble();
  });
