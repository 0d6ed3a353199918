/** Waits that many ms; without any, for a task of its own, before which the browser may handle input and paint. */
export const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
