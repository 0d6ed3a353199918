/**
 * Runs jobs of the same name one after another, in all tabs of this browser. Where the browser has no
 * locks (an insecure page) or refuses them (site data is blocked), the job just runs.
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
