import { attempt } from './trouble';

/** The page's service workers, where the browser has any: not on a page without https. */
const workerContainer = (): ServiceWorkerContainer | undefined => attempt(() => navigator.serviceWorker, undefined);

/** Beside the page, so that its scope is the site's folder. */
const ADDRESS = 'serviceWorker.js';

/** Where Trusted Types are enforced, only URLs made by this policy can be registered as workers. */
const policy = globalThis.trustedTypes?.createPolicy('kbo-worker', { createScriptURL: (address: string) => address });

/**
 * A worker that is still answering may keep the next one waiting for minutes, and one already activated by another tab
 * does not activate again.
 */
const HANDOVER_MS = 3_000;

/** Activates a waiting version and reloads the page; after a timeout in any case, so that the button always works. */
function takeOver(waiting: ServiceWorker): void {
  const reload = (): void => location.reload();
  workerContainer()?.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, HANDOVER_MS);
  waiting.postMessage('takeOver');
}

/** Reloads the page with the newest version available. */
export function reloadNewest(): void {
  const reload = (): void => location.reload();
  const workers = workerContainer();
  if (workers == null) return reload();
  workers.getRegistration().then((registration) => {
    const waiting = registration?.waiting ?? null;
    if (waiting === null) reload();
    else takeOver(waiting);
  }, reload);
}

/**
 * Makes the site work offline. A newer version is offered, never forced on a reader.
 * @param onUpdate receives a function that activates the waiting version and reloads the page
 */
export function startServiceWorker(onUpdate: (takeOver: () => void) => void): void {
  const workers = workerContainer();
  if (workers == null) return;
  const offer = (registration: ServiceWorkerRegistration): void => {
    const { waiting } = registration;
    if (waiting === null || workers.controller === null) return;
    onUpdate(() => takeOver(waiting));
  };
  workers.register(policy?.createScriptURL(ADDRESS) ?? ADDRESS, { updateViaCache: 'none' }).then(
    // Browsers that block workers may resolve with undefined instead of rejecting.
    (registration: ServiceWorkerRegistration | undefined) => {
      if (registration === undefined) return;
      offer(registration);
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', () => offer(registration));
      });
    },
    // Without a worker the site works, only not offline.
    () => undefined,
  );
}
