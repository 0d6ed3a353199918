/**
 * Runs a job in only one tab of this browser at a time, while the others queue. Where the browser has no locks
 * (insecure page) or refuses them (storage blocked), every tab runs it.
 * @param job receives whether it had to wait for another tab; ends when `signal` is aborted
 */
export async function leading(
  name: string,
  job: (waited: boolean) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let started = false;
  const run = (waited: boolean): Promise<void> => {
    started = true;
    return job(waited);
  };
  try {
    await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? undefined : run(false)));
    if (!started) await navigator.locks.request(name, { signal }, () => run(true));
  } catch {
    if (!started && !signal.aborted) await job(false);
  }
}
