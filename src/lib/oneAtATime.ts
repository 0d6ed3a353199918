/**
 * Runs jobs of the same name one after another, in all tabs of this browser. Where the browser has no
 * locks (an insecure page), the job just runs.
 */
export function oneAtATime<T>(name: string, job: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, job) : job();
}
