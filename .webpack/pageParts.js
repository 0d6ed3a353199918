const { createHash } = require('node:crypto');
const { Compilation, sources } = require('webpack');

/**
 * The page's scripts and styles as tags. On a slow line nothing comes between the page and what it asks for, a quarter
 * of a second long; so what each release changes anyway (first calls, style, the application and what both start pages
 * share) stands in the page and comes in that time, while libraries keep files of their own, which the browser asks for
 * first.
 * @param inline whether to do so; while developing, everything is a file
 * @returns `head` and, for what the first frame does not wait for, `end` of the body
 * @throws if a script holds what would end its element
 */
function pageParts(compilation, { styles, boot, site, shared, renderer, screens, inline }) {
  const text = (file) => {
    const source = compilation.assets[file].source().toString();
    if (/<\/s(cript|tyle)|<!--/i.test(source)) throw new Error(`${file} cannot stand in a page`);
    return source;
  };
  const names = `data-screens="${screens}"`;
  const script = (file, attributes) => `<script src="${file}" ${attributes}></script>`;
  const deferred = (files) => files.map((file) => script(file, 'defer fetchpriority="high"')).join('');
  if (!inline)
    return {
      head:
        script(boot, names) +
        styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('') +
        deferred([...site, ...renderer]),
      end: '',
    };
  const own = [...shared, ...site.filter(isInlined)];
  return {
    head: [
      deferred(site.filter((file) => !isInlined(file))),
      `<script ${names}>${text(boot)}</script>`,
      // Addresses in a style sheet are relative to its folder.
      ...styles.map((file) => `<style>${text(file).replaceAll('../', '')}</style>`),
    ].join(''),
    // The renderer, half of all that is loaded, is needed last: asked for last, it leaves the line to what is evaluated meanwhile.
    end: own.map((file) => `<script>${text(file)}</script>`).join('') + deferred(renderer),
  };
}

/** Whether a built file stands in the page; as a file it is there for its source map and the byte budgets only. */
const isInlined = (file) => /assets\/(boot|site|shared|style)\./.test(file);

/** Writes the hashes of what stands in the page to `dist/inlined.json`, for the content policy. */
class WriteInlined {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WriteInlined', (compilation) => {
      // The page is final once the hashes in file names are.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'WriteInlined', stage }, (assets) => {
        const page = assets['index.html'].source().toString();
        const hashes = (element) =>
          [...page.matchAll(new RegExp(`<${element}[^>]*>([^]*?)</${element}>`, 'g'))]
            .map(([, text]) => text)
            .filter((text) => text !== '')
            .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
        const written = { scripts: hashes('script'), styles: hashes('style') };
        compilation.emitAsset('inlined.json', new sources.RawSource(JSON.stringify(written, null, 1)));
      });
    });
  }
}

module.exports = { pageParts, isInlined, WriteInlined };
