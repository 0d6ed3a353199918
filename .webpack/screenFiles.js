const path = require('node:path');
const { transformFileSync } = require('@swc/core');
const { isInlined } = require('./pageParts.js');

const siteMap = path.join(__dirname, '../src/app/siteMap.ts');

/** The names of all screens, from the site map itself. */
function words() {
  const { code } = transformFileSync(siteMap, {
    jsc: { parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  const exported = {};
  new Function('exports', code)(exported);
  return exported.WORDS;
}

/** Further chunks that a screen requests at once. */
const BESIDE = { liga: ['leagueTable', 'carousel'] };

/**
 * The scripts and styles of each screen, by its name in the site map, so that `boot` can preload those of the addressed one
 * before the application runs: `liga assets/shared.js assets/liga.js ~assets/carousel.js|match assets/…` (`~`: low priority).
 * @throws if a screen has no chunk under its name
 */
function screenFiles(compilation) {
  const loaded = new Set(compilation.entrypoints.get('site').getFiles());
  const filesOf = (name) => {
    const chunk = compilation.namedChunkGroups.get(name);
    if (chunk === undefined) throw new Error(`No chunk is named ${name} (src/app/routes.ts)`);
    return chunk.getFiles().filter((file) => /\.(js|css)$/.test(file) && !loaded.has(file) && !isInlined(file));
  };
  return words()
    .map((word) => {
      const files = new Set(filesOf(word));
      const beside = new Set((BESIDE[word] ?? []).flatMap(filesOf).filter((file) => !files.has(file)));
      return [word, ...files, ...[...beside].map((file) => `~${file}`)].join(' ');
    })
    .join('|');
}

module.exports = { screenFiles, words, BESIDE };
