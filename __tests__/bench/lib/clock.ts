/**
 * Milliseconds that this process has computed so far. Unlike the wall clock it stands still while
 * another process has the core, so a busy machine blurs the figures less. The helper threads that
 * collect garbage count too. A page has no such clock and takes the wall's.
 */
export function spentMs(): number {
  if (typeof process === 'undefined') return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Collects young garbage where that can be asked for (`node --expose-gc`), so that no sample pays for the one before. */
export function sweep(): void {
  globalThis.benchSweep?.();
}
