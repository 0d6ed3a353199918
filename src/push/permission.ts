import { attempt } from '../lib/trouble';
import type { Permission } from './pushSlice';

/** What the browser allows here; an iPhone notifies only from the home screen. */
export function readPermission(): Permission {
  const canPush = 'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator;
  if (canPush) return attempt(() => Notification.permission, 'unsupported');
  const isTouchMac = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || isTouchMac ? 'homeScreen' : 'unsupported';
}
