const webpack = require('webpack');

const isSharedSheet = (file) => /\/style(Later)?\..*css$/.test(file);
const isOwnSheet = (file) => file.endsWith('.css') && !isSharedSheet(file);

/**
 * Writes the files of each named chunk to `dist/chunks.json`, for the byte budgets.
 * @throws if a chunk loads the sheet that others share after its own, which may override it
 */
module.exports = class WriteChunkFiles {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WriteChunkFiles', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'WriteChunkFiles', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = Object.fromEntries(
            [...compilation.namedChunkGroups].map(([name, group]) => [
              name,
              group.getFiles().filter((file) => /\.(js|css)$/.test(file)),
            ]),
          );
          for (const [name, loaded] of Object.entries(files)) {
            const own = loaded.findIndex(isOwnSheet);
            if (own >= 0 && loaded.slice(own).some(isSharedSheet))
              throw new Error(`${name} loads its own styles before those they build on`);
          }
          compilation.emitAsset('chunks.json', new webpack.sources.RawSource(JSON.stringify(files, null, 1)));
        },
      );
    });
  }
};
