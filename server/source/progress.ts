import type { Progress } from './crawl';

const EVERY_MS = 1_000;

/** Prints what is being read, how much of it is done and how long it will take, at most once a second and at its end. */
export function progressTo(print: (line: string) => void, now: () => number = Date.now): Progress {
  let what = '';
  let began = 0;
  let printed = 0;
  return (next, done, of) => {
    if (next !== what) [what, began, printed] = [next, now(), 0];
    if (done < of && now() - printed < EVERY_MS) return;
    printed = now();
    const left = Math.ceil((((printed - began) / done) * (of - done)) / 1_000);
    print(
      `${what}: ${done} of ${of}${left > 0 ? `, ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')} left` : ''}`,
    );
  };
}
