/**
 * Runs jobs of the same name one after another across all tabs of this browser. Where the browser has no locks
 * (insecure page) or refuses them (storage blocked), the job just runs.
 */
export async function oneAtATime<T>(name: string, job: () => Promise<T>): Promise<T> {
  let started = false;
  try {
    return await navigator.locks.request(name, () => {
      started = true;
      return job();
    });
  } catch (reason) {
    if (started) throw reason;
    return job();
  }
}

/**
 * Runs a job in only one tab of this browser at a time, while the others queue. Where the browser has no locks
 * (insecure page) or refuses them (storage blocked), every tab runs it.
 * @param job ends when `signal` is aborted
 */
export async function leading(name: string, job: () => Promise<void>, signal: AbortSignal): Promise<void> {
  let started = false;
  try {
    await navigator.locks.request(name, { signal }, () => {
      started = true;
      return job();
    });
  } catch {
    if (!started && !signal.aborted) await job();
  }
}
