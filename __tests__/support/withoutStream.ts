/** In the page: the stream of changes is requested and never answered, without a request on the network. */
export function withoutStream(): void {
  const ask = window.fetch;
  window.fetch = (input, init) =>
    input === new URL('/api/live', location.href).href
      ? new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
      : ask(input, init);
}
