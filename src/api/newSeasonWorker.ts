/**
 * Starts the script of `seasonWorker.ts`. A file of its own, as only the bundler knows `import.meta` and makes the address
 * one that the content policy trusts (`output.trustedTypes`).
 * @throws if there are no workers, or none may be started
 */
export const newSeasonWorker = (): Worker =>
  new Worker(/* webpackChunkName: "season" */ new URL('./seasonWorker.ts', import.meta.url));
