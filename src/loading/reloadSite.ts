/** Loads the page anew, with the newest version of the site that has arrived: the code that it asks for may have been replaced meanwhile. */
export function reloadSite(): void {
  import(/* webpackChunkName: "reload" */ '../lib/serviceWorker').then(
    ({ reloadNewest }) => reloadNewest(),
    () => location.reload(),
  );
}
