/** A refusal with the text shown to the visitor; `reason` may say more to a developer. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly reason: string = message,
    /** When a retry is worthwhile. */
    readonly retryAfterS?: number,
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
