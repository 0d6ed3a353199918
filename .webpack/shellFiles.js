const { createHash } = require('node:crypto');
const webpack = require('webpack');
const { isInlined } = require('./pageParts.js');

const firstFont = /fonts\/core-.*\.woff2$/;

/** Writes the shell's files into the service worker: the page, the files it loads at once, the offline notice, and the fonts of its first text. */
module.exports = class FillInShellFiles {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FillInShellFiles', (compilation) => {
      // Once content hashes are final, before anything is compressed.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'FillInShellFiles', stage }, (assets) => {
        const initial = ['boot', 'site', 'reactDom', 'frameRest'].flatMap((name) =>
          compilation.namedChunkGroups.get(name).getFiles(),
        );
        const hashed = [
          ...initial.filter((file) => /\.(js|css)$/.test(file) && !isInlined(file)),
          ...Object.keys(assets).filter((file) => firstFont.test(file)),
        ];
        const page = createHash('sha256').update(assets['index.html'].source()).digest('hex').slice(0, 16);
        const files = [{ url: 'index.html', revision: page }, ...hashed.map((file) => ({ url: file, revision: null }))];
        compilation.updateAsset(
          'serviceWorker.js',
          (source) => new webpack.sources.RawSource(source.source().replace('SHELL_FILES', JSON.stringify(files))),
        );
      });
    });
  }
};
