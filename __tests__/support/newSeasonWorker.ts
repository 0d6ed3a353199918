/** Stands in for `src/api/newSeasonWorker.ts`, whose `import.meta` only the bundler understands. jsdom has no workers. */
export const newSeasonWorker = (): Worker => new Worker('seasonWorker');
