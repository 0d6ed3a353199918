/**
 * Does a job in one tab of this browser at a time; the others wait for their turn. Where the browser has no locks (an
 * insecure page) or refuses them (site data is blocked), every tab does it.
 * @param job is told whether it had to wait for another tab to end; ends when `signal` is aborted
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
