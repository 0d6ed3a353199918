const { readFileSync } = require('node:fs');
const path = require('node:path');
const { isInlined } = require('./pageParts.js');

const routes = readFileSync(path.join(__dirname, '../src/app/routes.ts'), 'utf8');
/** The chunk of each screen, by its name in the site map, as the routes say. */
const chunks = Object.fromEntries(
  [...routes.matchAll(/^ {2}'?([\w-]+)'?: \(\) => import\(\/\* webpackChunkName: "([\w-]+)"/gm)].map(
    ([, word, chunk]) => [word, chunk],
  ),
);

/** Further chunks that a screen requests at once. */
const BESIDE = { liga: ['leagueTable'] };

/**
 * The scripts and styles of each screen, by its name in the site map, so that `boot` can preload those of the addressed one
 * before the application runs: `liga assets/shared.js assets/liga.js ~assets/leagueTable.js|match assets/…` (`~`: low priority).
 * @throws if a chunk is not there
 */
function screenFiles(compilation) {
  const loaded = new Set(compilation.entrypoints.get('site').getFiles());
  const filesOf = (name) => {
    const chunk = compilation.namedChunkGroups.get(name);
    if (chunk === undefined) throw new Error(`No chunk is named ${name} (src/app/routes.ts)`);
    return chunk.getFiles().filter((file) => /\.(js|css)$/.test(file) && !loaded.has(file) && !isInlined(file));
  };
  return Object.entries(chunks)
    .map(([word, chunk]) => {
      const files = new Set(filesOf(chunk));
      const beside = new Set((BESIDE[word] ?? []).flatMap(filesOf).filter((file) => !files.has(file)));
      return [word, ...files, ...[...beside].map((file) => `~${file}`)].join(' ');
    })
    .join('|');
}

module.exports = { screenFiles, screenChunks: Object.values(chunks), BESIDE };
