const { createHash } = require('node:crypto');
const { Compilation, sources } = require('webpack');
const onAssets = require('./onAssets.js');

/**
 * The page's scripts and styles as tags. The boot script and the style of the first frame stand in the page: what they ask
 * for leaves at once, and the frame is painted before anything else has come.
 * @param inline whether they do; while developing, everything is a file
 * @returns `head` and, for what the first frame does not wait for, `end` of the body
 * @throws if the script or the style holds what would end its element
 */
function pageParts(compilation, { styles, scripts, renderer, screens, inline }) {
  const text = (file) => {
    const source = compilation.assets[file].source().toString();
    if (/<\/s(cript|tyle)|<!--/i.test(source)) throw new Error(`${file} cannot stand in a page`);
    return source;
  };
  const names = `data-screens="${screens}"`;
  const style = (file) =>
    // Addresses in a style sheet are relative to its folder.
    inline && isInlined(file)
      ? `<style>${text(file).replaceAll('../', '')}</style>`
      : `<link rel="stylesheet" href="${file}">`;
  const boot = (file) =>
    inline ? `<script ${names}>${text(file)}</script>` : `<script src="${file}" ${names}></script>`;
  const deferred = (files) =>
    files.map((file) => `<script src="${file}" defer fetchpriority="high"></script>`).join('');
  const isLater = (file) => !isInlined(file);
  return {
    head: [
      deferred(scripts.filter(isLater)),
      ...scripts.filter(isInlined).map(boot),
      ...styles.filter(isInlined).map(style),
    ].join(''),
    // The renderer, half of all that is loaded, is needed last: asked for last, it leaves the line to what is evaluated meanwhile.
    end: [...styles.filter(isLater).map(style), deferred(renderer)].join(''),
  };
}

/** Whether a built file stands in the page; as a file it is there for its source map and the byte budgets only. */
const isInlined = (file) => /assets\/boot\./.test(file);

/** Writes the hashes of what stands in the page to `dist/inlined.json`, for the content policy. */
const writeInlined = onAssets('WriteInlined', Compilation.PROCESS_ASSETS_STAGE_REPORT, (compilation, assets) => {
  const page = assets['index.html'].source().toString();
  const hashes = (element) =>
    [...page.matchAll(new RegExp(`<${element}[^>]*>([^]*?)</${element}>`, 'g'))]
      .filter(([, text]) => text !== '')
      .map(([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const written = { scripts: hashes('script'), styles: hashes('style') };
  compilation.emitAsset('inlined.json', new sources.RawSource(JSON.stringify(written, null, 1)));
});

module.exports = { pageParts, isInlined, writeInlined };
