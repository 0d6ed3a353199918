/** Stands in for a CSS module: every class name is its own key. */
const classNames: Record<string, string> = new Proxy(
  {},
  { get: (_target, key) => (key === '__esModule' ? false : String(key)) },
);

export default classNames;
module.exports = classNames;
