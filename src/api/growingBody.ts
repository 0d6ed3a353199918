/** Bodies that arrive within this time are not looked at before they are complete. */
const LOOK_EVERY_MS = 300;

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
  let next = performance.now() + LOOK_EVERY_MS;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (seen || performance.now() < next) continue;
    seen = look(text);
    next = performance.now() + LOOK_EVERY_MS;
  }
}
