/** Bodies that arrive within this time are not looked at before they are complete. */
const FIRST_LOOK_MS = 300;

const LOOK_EVERY_MS = 100;

/** A look takes longer the more there is: between two there is at least this many times as long as the last one took. */
const PAUSE = 3;

/**
 * Reads a body as text and passes the part received so far to `look` at intervals, until that returns true or the body
 * ends.
 * @throws if the connection breaks
 */
export async function readGrowing(response: Response, look: (text: string) => boolean): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  let seen = false;
  let next = performance.now() + FIRST_LOOK_MS;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    const began = performance.now();
    if (seen || began < next) continue;
    seen = look(text);
    const ended = performance.now();
    next = ended + Math.max(LOOK_EVERY_MS, PAUSE * (ended - began));
  }
}
