import pLimit from 'p-limit';
import { hashPassword, verifyPassword } from '../domain/password';
import { Refusal } from '../domain/refusal';

/** Each takes a processor and 128 MiB for as long as it runs. */
const AT_ONCE = 2;
const MOST_WAITING = 20;

const turn = pLimit(AT_ONCE);

function queued<T>(work: () => Promise<T>): Promise<T> {
  if (turn.pendingCount >= MOST_WAITING) {
    return Promise.reject(
      new Refusal('crowded', 'Gerade ist viel los. Bitte versuche es in einer Minute noch einmal.'),
    );
  }
  return turn(work);
}

/**
 * `hashPassword`, a few at a time.
 * @throws Refusal `crowded` when too many wait already
 */
export function hashInTurn(password: string, cost: number): Promise<string> {
  return queued(() => hashPassword(password, cost));
}

/**
 * `verifyPassword`, a few at a time.
 * @throws Refusal `crowded` when too many wait already
 */
export function verifyInTurn(password: string, stored: string): Promise<boolean> {
  return queued(() => verifyPassword(password, stored));
}
