/** Bodies that arrive within this time are not looked at before they are complete. */
const FIRST_LOOK_MS = 300;

const LOOK_EVERY_MS = 100;

/** A look takes longer the more there is: between two there is at least this many times as long as the last one took. */
const PAUSE = 3;

/** A body that is still arriving, as text. */
export interface GrowingBody {
  /** Takes the next bytes. */
  readonly add: (bytes: Uint8Array) => void;
  /** From now on nobody looks. */
  readonly stopLooking: () => void;
  /** The whole text, once there are no more bytes. */
  readonly end: () => string;
}

/** Joins a body's bytes and passes the part received so far to `look` at intervals, until that returns true. */
export function growingBody(look: (text: string) => boolean): GrowingBody {
  const decoder = new TextDecoder();
  let text = '';
  let seen = false;
  let next = performance.now() + FIRST_LOOK_MS;
  return {
    add: (bytes) => {
      text += decoder.decode(bytes, { stream: true });
      const began = performance.now();
      if (seen || began < next) return;
      seen = look(text);
      const ended = performance.now();
      next = ended + Math.max(LOOK_EVERY_MS, PAUSE * (ended - began));
    },
    stopLooking: () => {
      seen = true;
    },
    end: () => text + decoder.decode(),
  };
}
