/** Why something is refused; `http/` gives each its status. */
export type RefusalKind = 'impossible' | 'stranger' | 'unknown' | 'late' | 'crowded';

/** A refusal with the text shown to the visitor; `reason` may say more to a developer. */
export class Refusal extends Error {
  constructor(
    readonly kind: RefusalKind,
    message: string,
    readonly reason: string = message,
  ) {
    super(message);
  }
}

/**
 * Returns something that must exist.
 * @throws Refusal `unknown` when nothing was found
 */
export function found<T>(thing: T | undefined, message: string): T {
  if (thing === undefined) throw new Refusal('unknown', message);
  return thing;
}
