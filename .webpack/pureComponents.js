/**
 * A loader for the router. It names its components for DevTools, `NavLink.displayName = …`, and bundlers take that for a
 * side effect: forms, fetchers and all that hangs on them would come along unused, 4 kB gzip of the first load.
 * Without the names, and with wrapped components marked as pure, they fall away. Where nothing matches, nothing happens.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');
