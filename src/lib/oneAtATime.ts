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
