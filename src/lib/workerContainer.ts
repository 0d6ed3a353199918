import { attempt } from './attempt';

/** The page's service workers, where the browser has any: not on a page without https. */
export const workerContainer = (): ServiceWorkerContainer | undefined =>
  attempt(() => navigator.serviceWorker, undefined);
