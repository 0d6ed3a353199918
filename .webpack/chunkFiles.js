const { Compilation, sources } = require('webpack');
const onAssets = require('./onAssets.js');

const isSharedSheet = (file) => /\/style(Later)?\..*css$/.test(file);
const isOwnSheet = (file) => file.endsWith('.css') && !isSharedSheet(file);

/**
 * Writes the files of each named chunk to `dist/chunks.json`, for the byte budgets.
 * @throws if a chunk loads the sheet that others share after its own, which may override it
 */
module.exports = onAssets('WriteChunkFiles', Compilation.PROCESS_ASSETS_STAGE_REPORT, (compilation) => {
  const files = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    const loaded = group.getFiles().filter((file) => /\.(js|css)$/.test(file));
    const own = loaded.findIndex(isOwnSheet);
    if (own >= 0 && loaded.slice(own).some(isSharedSheet))
      throw new Error(`${name} loads its own styles before those they build on`);
    files[name] = loaded;
  }
  compilation.emitAsset('chunks.json', new sources.RawSource(JSON.stringify(files, null, 1)));
});
