import { attempt } from '../lib/trouble';

/** The events and globals of service workers, which the DOM types do not declare. */
interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface PushMessageEvent extends WorkerEvent {
  readonly data: { readonly json: () => unknown } | null;
}
interface PressEvent extends WorkerEvent {
  readonly notification: Notification;
}
interface Tab {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly navigate: (url: string) => Promise<unknown>;
}
declare function addEventListener(type: 'push', listener: (event: PushMessageEvent) => void): void;
declare function addEventListener(type: 'notificationclick', listener: (event: PressEvent) => void): void;
declare function addEventListener(type: 'pushsubscriptionchange', listener: (event: WorkerEvent) => void): void;
declare const registration: ServiceWorkerRegistration;
declare const clients: {
  readonly matchAll: (options: {
    readonly type: 'window';
    readonly includeUncontrolled: true;
  }) => Promise<readonly Tab[]>;
  readonly openWindow: (url: string) => Promise<unknown>;
};

/** Where a page leaves what it told the server, for a subscription that changes while no page is open. */
export const PUSH_CACHE = 'kbo-push';
export const LAST_TOLD = 'told';

/** What a page last told the server, and where it tells it. */
export interface Told {
  readonly url: string;
  readonly key: string;
  readonly subjects: readonly unknown[];
}

/** Said where a message cannot be read: a browser takes the permission away from who shows nothing. */
const UNREADABLE = {
  title: 'Kleinfeld Bund',
  body: 'Es gibt Neues von deinen Teams.',
  tag: 'unreadable',
  navigate: '',
};

/** Shows messages, opens what they are about, and renews subscriptions (docs/behaviour.md 19). @param folder the site's */
export function notifyVisitors(folder: URL): void {
  addEventListener('push', (event) => {
    const { title, body, tag, icon, navigate } = readMessage(event.data);
    // The newer message of a match replaces the older one, and is heard again.
    const again = { renotify: tag !== '' };
    const badge = new URL('assets/icons/badge.png', folder).href;
    const picture = icon === undefined ? {} : { icon };
    const shown = { body, tag, lang: 'de', badge, data: navigate, ...picture, ...again };
    event.waitUntil(registration.showNotification(title, shown));
  });
  addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(siteAddress(event.notification.data, folder), folder));
  });
  addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(folder)));
}

function readMessage(data: PushMessageEvent['data']): typeof UNREADABLE & { readonly icon?: string } {
  let message: unknown;
  try {
    message = data?.json();
  } catch {
    return UNREADABLE;
  }
  const { notification } = fields(message);
  const { title, body, tag, icon, navigate } = fields(notification);
  if (typeof title !== 'string' || title === '') return UNREADABLE;
  return {
    title,
    body: typeof body === 'string' ? body : '',
    tag: typeof tag === 'string' ? tag : '',
    navigate: typeof navigate === 'string' ? navigate : '',
    ...(typeof icon === 'string' ? { icon } : {}),
  };
}

const fields = (value: unknown): Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** A page of the site: nothing else is opened, whatever a message says. */
function siteAddress(address: unknown, folder: URL): string {
  const url = attempt(() => new URL(String(address), folder), folder);
  return url.hash === '' ? folder.href : new URL(url.hash, folder).href;
}

/** In a tab of the site that is there already, else in a new one. */
async function open(url: string, folder: URL): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((one) => one.url.startsWith(folder.href));
  if (tab === undefined) await clients.openWindow(url);
  else {
    await tab.focus();
    await tab.navigate(url).catch(() => clients.openWindow(url));
  }
}

/** The browser has changed the subscription: subscribes anew, and tells the server what a page last told it. */
async function renew(folder: URL): Promise<void> {
  const answer = await (await caches.open(PUSH_CACHE)).match(new URL(LAST_TOLD, folder));
  if (answer === undefined) return;
  const { url, key, subjects } = fields(await answer.json());
  if (typeof url !== 'string' || typeof key !== 'string') return;
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await fetch(url, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, subjects }),
  });
}
