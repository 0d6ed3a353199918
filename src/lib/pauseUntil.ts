/** Waits that many ms, or until `cut` is aborted. Leaves nothing on the signal, which may outlive many pauses. */
export const pauseUntil = (ms: number, cut: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      cut.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    cut.addEventListener('abort', end);
    if (cut.aborted) end();
  });
