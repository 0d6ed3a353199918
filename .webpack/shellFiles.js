const { createHash } = require('node:crypto');
const { Compilation, sources } = require('webpack');
const onAssets = require('./onAssets.js');
const { isInlined } = require('./pageParts.js');
const { screenChunks, BESIDE } = require('./screenFiles.js');

const firstFont = /fonts\/core-.*\.woff2$/;

// Once content hashes are final, before anything is compressed.
const STAGE = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;

/**
 * Writes into the service worker what it precaches: the shell (the page, the files it loads at once, the offline notice, and
 * the fonts of its first text) and the files of all screens.
 */
module.exports = onAssets('FillInShellFiles', STAGE, (compilation, assets) => {
  const filesOf = (name) =>
    compilation.namedChunkGroups
      .get(name)
      .getFiles()
      .filter((file) => /\.(js|css)$/.test(file) && !isInlined(file));
  const fonts = Object.keys(assets).filter((file) => firstFont.test(file));
  const shell = new Set([...['boot', 'site', 'reactDom', 'shell'].flatMap(filesOf), ...fonts]);
  const screens = new Set([...screenChunks, ...Object.values(BESIDE).flat()].flatMap(filesOf));
  const revision = createHash('sha256').update(assets['index.html'].source()).digest('hex').slice(0, 16);
  const hashed = (files) => files.map((url) => ({ url, revision: null }));
  const lists = {
    SHELL_FILES: [{ url: 'index.html', revision }, ...hashed([...shell])],
    SCREEN_FILES: hashed([...screens].filter((file) => !shell.has(file))),
  };
  compilation.updateAsset('serviceWorker.js', (source) => {
    const text = source.source().replace(/SHELL_FILES|SCREEN_FILES/g, (name) => JSON.stringify(lists[name]));
    return new sources.RawSource(text);
  });
});
