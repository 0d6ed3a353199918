import { isRow, readText } from './wire/read';

/** Why a call failed, small and serialisable. */
export interface ApiError {
  /** HTTP status, or why there is no usable answer. */
  readonly status: number | 'offline' | 'timeout' | 'unreadable';
  /** `message`, else `reason`, else `Request failed` (docs/behaviour.md 7). */
  readonly message: string;
}

export const REQUEST_FAILED = 'Request failed';

/**
 * Whether a call failed because the thing does not exist: between two seasons, tables and leaderboards do not
 * (docs/api.md 4.11, 4.20).
 */
export function isNotFound(error: unknown): boolean {
  return isRow(error) && error['status'] === 404;
}

/** Whether a call failed because the device is offline. */
export function isOffline(error: unknown): boolean {
  return isRow(error) && error['status'] === 'offline';
}

/** What the server says of any error of a query or mutation; null: nothing. */
export function messageOf(error: unknown): string | null {
  if (!isRow(error)) return null;
  const message = readText(error['message']) ?? null;
  return message === REQUEST_FAILED ? null : message;
}

/** The same for the console: a refusal without a message is `Request failed` there (docs/behaviour.md 7). */
export function loggedMessageOf(error: unknown): string | null {
  const isRefused = isRow(error) && typeof error['status'] === 'number';
  return messageOf(error) ?? (isRefused ? REQUEST_FAILED : null);
}
