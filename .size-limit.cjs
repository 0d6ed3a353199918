const { readFileSync } = require('node:fs');

// Which files each entry and lazy screen needs, as the production build noted them.
const chunks = JSON.parse(readFileSync('dist/chunks.json', 'utf8'));
// What a browser gets over the wire: the files as the build compressed them.
const files = (name, ending) => chunks[name].filter((file) => file.endsWith(ending)).map((file) => `dist/${file}.gz`);
const asItIs = { brotli: false, gzip: false };
const loadedByHtml = ['boot', 'site', 'reactDom'];
const initial = loadedByHtml.flatMap((name) => files(name, '.js'));
const screens = Object.keys(chunks).filter((name) => ![...loadedByHtml, 'viennaTime', 'season'].includes(name));
const own = (name) => files(name, '.js').filter((file) => !initial.includes(file));
const firstStyle = [...files('boot', '.css'), ...files('site', '.css')];
const sharedStyle = files('tabelle', '.css').filter((file) => file.startsWith('dist/assets/styleLater.'));
const ownStyle = (name) => files(name, '.css').filter((file) => ![...firstStyle, ...sharedStyle].includes(file));
// Chunks of their own that several screens load once.
const common = ['shared', 'sharedLeague', 'sharedLater', 'sanitiser'];
const isCommon = (file) => common.some((name) => file.startsWith(`dist/assets/${name}.`));

/**
 * Budgets of gzip bytes: of script before content on the start page and the league page 140 kB are wanted and 153 held
 * (docs/performance.md), of style 15 wanted and 17 held; with its own style, 16.5 kB a screen.
 * Before content (pictures and leagues there, band and matches here) come what the HTML loads, and the screen's own chunk
 * with what it shares. The league's table is asked for beside them and waits for nothing. Everything else is asked for once
 * that stands: the rest of both pages, footer, live count, what keeps the filters.
 */
module.exports = [
  {
    name: 'script that runs in the head, before anything is painted',
    path: files('boot', '.js'),
    limit: '3.2 kB',
    ...asItIs,
  },
  ...['start', 'liga'].map((name) => ({
    name: `script before content, ${name}`,
    path: [...initial, ...own(name)],
    limit: '153 kB',
    ...asItIs,
  })),
  ...screens
    .map((name) => ({
      name: `script and style of ${name}`,
      path: [...own(name).filter((file) => !isCommon(file)), ...ownStyle(name)],
      limit: '16.5 kB',
      ...asItIs,
    }))
    .filter(({ path }) => path.length > 0),
  ...common.map((name) => ({
    name: `script of several screens: ${name}`,
    path: `dist/assets/${name}.*.js.gz`,
    limit: '15 kB',
    ...asItIs,
  })),
  { name: 'script of the worker that reads a season', path: files('season', '.js'), limit: '10 kB', ...asItIs },
  {
    name: 'style before content, start and liga',
    path: [...firstStyle, ...['start', 'liga'].flatMap(ownStyle)],
    limit: '15 kB',
    ...asItIs,
  },
  { name: 'style before content, other screens', path: [...firstStyle, ...sharedStyle], limit: '17 kB', ...asItIs },
  { name: 'fonts', path: 'dist/assets/fonts/*.woff2', limit: '80 kB', ...asItIs },
];
