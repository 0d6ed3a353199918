/** The only access to the console: one line in the prescribed words, never a whole answer. */
export function logError(message: string, reason?: unknown): void {
  if (reason === undefined) console.error(message);
  else console.error(message, reason instanceof Error ? reason.message : reason);
}
