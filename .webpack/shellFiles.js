const { createHash } = require('node:crypto');
const webpack = require('webpack');
const { isInlined } = require('./pageParts.js');
const { screenChunks, BESIDE } = require('./screenFiles.js');

const firstFont = /fonts\/core-.*\.woff2$/;

/**
 * Writes into the service worker what it precaches: the shell (the page, the files it loads at once, the offline notice, and
 * the fonts of its first text) and the files of all screens.
 */
module.exports = class FillInShellFiles {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FillInShellFiles', (compilation) => {
      // Once content hashes are final, before anything is compressed.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'FillInShellFiles', stage }, (assets) => {
        const filesOf = (name) =>
          compilation.namedChunkGroups
            .get(name)
            .getFiles()
            .filter((file) => /\.(js|css)$/.test(file) && !isInlined(file));
        const shell = new Set([
          ...['boot', 'site', 'reactDom', 'shell'].flatMap(filesOf),
          ...Object.keys(assets).filter((file) => firstFont.test(file)),
        ]);
        const screens = new Set(
          [...screenChunks, ...Object.values(BESIDE).flat()].flatMap(filesOf).filter((file) => !shell.has(file)),
        );
        const revision = createHash('sha256').update(assets['index.html'].source()).digest('hex').slice(0, 16);
        const hashed = (files) => [...files].map((url) => ({ url, revision: null }));
        const lists = {
          SHELL_FILES: [{ url: 'index.html', revision }, ...hashed(shell)],
          SCREEN_FILES: hashed(screens),
        };
        compilation.updateAsset(
          'serviceWorker.js',
          (source) =>
            new webpack.sources.RawSource(
              source.source().replace(/SHELL_FILES|SCREEN_FILES/g, (name) => JSON.stringify(lists[name])),
            ),
        );
      });
    });
  }
};
