import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';

/**
 * Takes the directory for this process and returns the function that releases it. The operating system holds the
 * lock with the open file: it ends with the process, however that ends, and holds between containers on one volume.
 * @throws Error when another process holds the lock
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, 'server.lock');
  const file = await open(path, 'a', 0o600);
  if (tryLock(file.fd)) return () => file.close();
  await file.close();
  throw new Error(`${path}: held by another server – one server per data directory`);
}
