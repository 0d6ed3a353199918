import webPush from 'web-push';
import { pushKeys, pushSubscriptions } from '../db/schema/push';
import type { Db } from '../db/database';
import type { Store } from '../store';

/** The federation's key pair for push services (RFC 8292), base64url; the public one is an uncompressed P-256 point. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The keys in the database; whoever asks first makes them, for all processes. */
export async function readPushKeys(db: Db): Promise<PushKeys> {
  const [row] = await db
    .insert(pushKeys)
    .values({ id: 1, ...webPush.generateVAPIDKeys() })
    .onConflictDoUpdate({ target: pushKeys.id, set: { id: 1 } })
    .returning({ publicKey: pushKeys.publicKey, privateKey: pushKeys.privateKey });
  if (row === undefined) throw new Error('no keys were returned');
  return row;
}

/** Makes new keys, and forgets all subscriptions: push services accept messages by the keys of their subscription only. */
export function renewPushKeys({ write }: Store): Promise<PushKeys> {
  const keys = webPush.generateVAPIDKeys();
  return write(async (tx, invalidate) => {
    await tx.delete(pushSubscriptions);
    await tx
      .insert(pushKeys)
      .values({ id: 1, ...keys })
      .onConflictDoUpdate({ target: pushKeys.id, set: keys });
    invalidate(PUSH_KEYS);
    return keys;
  });
}

/** The tag of a change of the keys, which every process keeps in memory. */
export const PUSH_KEYS = 'push-keys';
