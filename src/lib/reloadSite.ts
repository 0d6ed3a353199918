/** Reloads the page with the newest version available: the chunk it needs may have been replaced since. */
export function reloadSite(): void {
  import(/* webpackChunkName: "shell" */ './serviceWorker').then(
    ({ reloadNewest }) => reloadNewest(),
    () => location.reload(),
  );
}
