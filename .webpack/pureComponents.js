/**
 * A loader for the router, which names its components for DevTools (`NavLink.displayName = …`). Bundlers take that for a
 * side effect and keep unused forms, fetchers and their dependencies: 4 kB gzip of the first load. Without the names, and
 * with wrapped components marked as pure, they are removed. Its warnings go as well: to bundlers the package offers its
 * development build only. Where nothing matches, the source stays as it is.
 */
module.exports = (source) =>
  source
    .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');
