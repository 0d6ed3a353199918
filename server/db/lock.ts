import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Takes the directory for this process by a lock file and returns the function that gives it back.
 * A lock left behind by a killed process is recognised and replaced.
 * @throws Error when another living process holds the lock
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = join(directory, 'server.lock');
  const own = await identity(process.pid);
  try {
    await writeFile(file, own, { flag: 'wx' });
  } catch {
    const held = await readFile(file, 'utf8').catch(() => '');
    if (await isAlive(held)) {
      throw new Error(`${file}: held by process ${held.split(' ')[0] ?? '?'} – one server per data directory`);
    }
    await writeFile(file, own);
  }
  return () => rm(file, { force: true });
}

/** Process id and, where the system tells it, the start time: ids are used again after a restart. */
async function identity(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${pid} ${started}`;
}

async function isAlive(held: string): Promise<boolean> {
  const pid = Number.parseInt(held, 10);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return (await identity(pid)) === held;
}
