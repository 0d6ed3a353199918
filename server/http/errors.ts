/** A refusal with the text that is shown to whoever asked; `reason` may say more to a developer. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly reason: string = message,
  ) {
    super(message);
  }
}

/** Every error on the wire has this shape. */
export interface ErrorBody {
  error: true;
  message: string;
  reason: string;
}

/** The body of an error answer. */
export function errorBody(message: string, reason: string = message): ErrorBody {
  return { error: true, message, reason };
}

/** Refuses with 404 when nothing was found, else hands the thing on. */
export function found<T>(thing: T | undefined, message: string): T {
  if (thing === undefined) throw new HttpError(404, message);
  return thing;
}
