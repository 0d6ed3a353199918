/** Whether the browser reports a very slow connection, if it reports one at all. */
export function crawls(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  if (typeof connection !== 'object' || connection === null || !('effectiveType' in connection)) return false;
  return /2g$/.test(String(connection.effectiveType));
}
