/** Bodies that arrive within this time are not worth a look before their end. */
const LOOK_EVERY_MS = 300;

/**
 * Reads a body as text, and shows now and then what there is of it, as long as `look` says that it has not seen enough.
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
