/**
 * Calls back once the next frame is painted, after whatever else waits for that frame.
 * @returns cancels it
 */
export function afterPaint(then: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(() => {
      task = setTimeout(then);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

/**
 * Calls back once the next frame is on the screen, and not only painted: drawing more while it is on its way there holds
 * it up where processors are few.
 * @returns cancels it
 */
export function afterShown(then: () => void): () => void {
  let cancel = afterPaint(() => {
    cancel = afterPaint(then);
  });
  return () => cancel();
}
