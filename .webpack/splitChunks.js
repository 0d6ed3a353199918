const { BESIDE } = require('./screenFiles.js');

const startPages = ['start', 'liga'];
const firstDrawn = ['site', ...startPages, ...BESIDE.liga];
const isSource = (module) => /\.tsx?$/.test(module.nameForCondition() ?? '');
// Styles of what both the frame and the start pages draw first. A screen's own style comes with the screen, which alone
// uses it: features import no sibling.
const isFirstStyle = (module, { chunkGraph }) =>
  [...chunkGraph.getModuleChunks(module)].some(({ name }) => firstDrawn.includes(name));
const isOwnStyle = (module) =>
  /src\/(ui\/print\/|features\/|shared\/EmbedDialog)/.test(module.nameForCondition() ?? '');
const isOnStartPages = (module, chunkGraph) => {
  const names = [...chunkGraph.getModuleChunks(module)].map(({ name }) => name);
  return startPages.every((page) => names.includes(page));
};
// Each of these is one file that shares nothing: what runs before the page, and what runs beside it.
const isAlone = ({ name }) => ['boot', 'serviceWorker', 'season'].includes(name);
const isAsync = (chunk) => !chunk.canBeInitial() && !isAlone(chunk);
const isLater = (chunk) => isAsync(chunk) && !startPages.includes(chunk.name);
// What stands on a league's page beside its matches; requested with the page itself (.webpack/screenFiles.js).
const isBesideMatches = (module, chunkGraph) =>
  [...chunkGraph.getModuleChunks(module)].some(({ name }) => BESIDE.liga.includes(name));

/** Which module comes in which file. */
module.exports = {
  chunks: (chunk) => !isAlone(chunk),
  minSize: 0,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    // Libraries rarely change and stay in the browser's cache when the site changes.
    libraries: {
      test: /node_modules/,
      name: 'libraries',
      chunks: (chunk) => chunk.name === 'site',
      enforce: true,
    },
    sanitiser: {
      test: /node_modules\/dompurify|src\/lib\/html/,
      name: 'sanitiser',
      chunks: 'async',
      enforce: true,
    },
    // Modules of many chunks are loaded once: if both start pages need them at once, in the page, else in `sharedLater`.
    shared: {
      test: (module, { chunkGraph }) => isSource(module) && isOnStartPages(module, chunkGraph),
      priority: 1,
      name: 'shared',
      chunks: isAsync,
      minChunks: 6,
      enforce: true,
    },
    // Of the rest, a league's page loads only its own share before its table is drawn.
    sharedLeague: {
      test: (module, { chunkGraph }) => isSource(module) && isBesideMatches(module, chunkGraph),
      priority: 1,
      name: 'sharedLeague',
      chunks: isLater,
      minChunks: 6,
      enforce: true,
    },
    sharedLater: { test: isSource, name: 'sharedLater', chunks: isLater, minChunks: 5, enforce: true },
    // One sheet in the HTML, with the styles of the frame and the two start pages; one with what other screens share;
    // the rest comes with its screen's script.
    style: {
      type: 'css/mini-extract',
      test: isFirstStyle,
      priority: 1,
      name: 'style',
      chunks: 'all',
      enforce: true,
    },
    styleLater: {
      type: 'css/mini-extract',
      test: (module) => !isOwnStyle(module),
      name: 'styleLater',
      chunks: 'async',
      enforce: true,
    },
  },
};
