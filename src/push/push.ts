import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { callUrl } from '../api/paths';
import { pushApi } from '../api/push';
import {
  notificationDropped,
  notificationsSwept,
  notificationChosen,
  selectNotifications,
} from '../filters/filtersSlice';
import { now } from '../lib/clock';
import { viennaWallClock } from '../lib/dates';
import { logError } from '../lib/log';
import type { RootState } from '../store/rootReducer';
import { LAST_TOLD, PUSH_CACHE } from './notifications';
import type { Told } from './notifications';
import { permissionRead, readPermission, serverNotTold, serverTold } from './pushSlice';
import type { PushSubject } from '../filters/pushSubjects';

interface PushStore {
  readonly dispatch: ThunkDispatch<RootState, unknown, UnknownAction>;
  readonly getState: () => RootState;
}

/** Asks the browser for permission, and remembers the choice if it is given; the server is told of each change. */
export async function switchOn({ dispatch }: PushStore, subject: PushSubject): Promise<void> {
  const answer = await Notification.requestPermission();
  dispatch(permissionRead(answer));
  if (answer === 'granted') dispatch(notificationChosen(subject));
}

/**
 * Tells the server what this browser wants to be notified of: after each change, and once each visit, as both may have
 * forgotten it. What the server does not know is forgotten here, too. Nothing is thrown: the next visit tries again.
 */
export async function tellServer({ dispatch, getState }: PushStore): Promise<void> {
  dispatch(notificationsSwept(viennaWallClock(now())));
  const permission = readPermission();
  dispatch(permissionRead(permission));
  if (permission !== 'granted') return;
  try {
    const subjects = selectNotifications(getState()).map(({ kind, id, events }) => ({ kind, id, events }));
    const registration = await navigator.serviceWorker.ready;
    const key = await dispatch(
      pushApi.endpoints.pushKey.initiate(undefined, { subscribe: false, forceRefetch: true }),
    ).unwrap();
    const subscription = await subscribe(registration, key);
    const { endpoint = '', keys = {} } = subscription.toJSON();
    const unknown = await dispatch(pushApi.endpoints.notifyMe.initiate({ endpoint, keys, subjects })).unwrap();
    if (subjects.length === 0) await subscription.unsubscribe();
    await remember({ url: callUrl('push'), key, subjects });
    unknown.forEach((id) => dispatch(notificationDropped(id)));
    dispatch(serverTold());
  } catch (reason) {
    logError('Benachrichtigungen konnten nicht eingerichtet werden.', reason);
    dispatch(serverNotTold());
  }
}

/** The browser's subscription with the server's key; one with another key, which it has renewed, is replaced. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const existing = await pushManager.getSubscription();
  if (existing !== null && keyOf(existing) !== key) await existing.unsubscribe();
  return pushManager.subscribe(options);
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** For the service worker, which knows no state. */
async function remember(told: Told): Promise<void> {
  const cache = await caches.open(PUSH_CACHE);
  await cache.put(LAST_TOLD, Response.json(told));
}
