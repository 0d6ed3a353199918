/**
 * Calls back right after the next frame is painted.
 * @returns cancels it
 */
export function afterPaint(then: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
