/** Beside the page, so that its scope is the site's folder. */
const ADDRESS = 'serviceWorker.js';

/** Where Trusted Types are enforced, only an address that this policy made may become a worker. */
const policy = globalThis.trustedTypes?.createPolicy('kbo-worker', { createScriptURL: (address: string) => address });

/** A worker that still answers something may keep the next one waiting for minutes, and one that another tab took over never takes over again. */
const HANDOVER_MS = 3_000;

/** Hands the site over to a version that waits, and loads the page anew with it; after a while in any case, for nobody presses in vain. */
function takeOver(waiting: ServiceWorker): void {
  const reload = (): void => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, HANDOVER_MS);
  waiting.postMessage('takeOver');
}

/** Loads the page anew, with the newest version of the site that has arrived. */
export function reloadNewest(): void {
  const reload = (): void => location.reload();
  if (!('serviceWorker' in navigator)) return reload();
  navigator.serviceWorker.getRegistration().then((registration) => {
    const waiting = registration?.waiting ?? null;
    if (waiting === null) reload();
    else takeOver(waiting);
  }, reload);
}

/**
 * Lets the site open offline. A newer version is offered, never forced on a reader.
 * @param onUpdate called with the way to take a waiting version over: it then loads the page anew
 */
export function startServiceWorker(onUpdate: (takeOver: () => void) => void): void {
  if (!('serviceWorker' in navigator)) return;
  const offer = (registration: ServiceWorkerRegistration): void => {
    const { waiting } = registration;
    if (waiting === null || navigator.serviceWorker.controller === null) return;
    onUpdate(() => takeOver(waiting));
  };
  navigator.serviceWorker.register(policy?.createScriptURL(ADDRESS) ?? ADDRESS, { updateViaCache: 'none' }).then(
    // Browsers set to block workers answer with nothing instead of an error.
    (registration: ServiceWorkerRegistration | undefined) => {
      if (registration === undefined) return;
      offer(registration);
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', () => offer(registration));
      });
    },
    // Without a worker the site works as ever, only not offline.
    () => undefined,
  );
}
