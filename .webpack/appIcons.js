const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { Resvg } = require('@resvg/resvg-js');
const { sources } = require('webpack');

const GROUND = '#0D2E23';
const emblem = readFileSync(path.join(__dirname, '../public/emblem.svg'), 'utf8');

/** A maskable icon may be cropped to any shape: the background fills it, and the emblem stays within the inner 80 %. */
const maskable = emblem
  .replace('viewBox="0 0 48 48"', 'viewBox="-7 -7 62 62"')
  .replace(/<rect [^>]*>/, `<rect x="-7" y="-7" width="62" height="62" fill="${GROUND}"/>`);

/** Of what a notification's badge is only the shape counts; the worker names its file, which therefore has no hash. */
const badge = emblem.replace(/<rect [^>]*>/, '').replace(/#[0-9A-F]{6}/g, '#fff');

const icon = (name, svg, size) => {
  const data = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 10);
  return { file: `assets/icons/${name}-${size}.${hash}.png`, sizes: `${size}x${size}`, data };
};

/**
 * What makes the site installable: icons drawn from the emblem, and the manifest that names them.
 * Addresses in the manifest are relative to it, so that it works below any path.
 */
class AppIcons {
  constructor() {
    this.page = `data:image/png;base64,${icon('page', emblem, 32).data.toString('base64')}`;
    this.apple = icon('apple', maskable, 180);
    this.any = [icon('app', emblem, 192), icon('app', emblem, 512)];
    this.badge = { ...icon('badge', badge, 96), file: 'assets/icons/badge.png' };
    this.maskable = [icon('maskable', maskable, 192), icon('maskable', maskable, 512)];
  }

  manifest() {
    const entry =
      (purpose) =>
      ({ file, sizes }) => ({ src: file, sizes, type: 'image/png', purpose });
    const shortcut = (name, route) => ({ name, url: `#${route}` });
    return {
      id: './',
      start_url: './',
      scope: './',
      name: 'KBÖ – Kleinfeld Bund Österreich',
      short_name: 'KBÖ',
      description: 'Ligen, Tabellen, Spielpläne und Livescores des österreichischen Kleinfeldfußballs.',
      lang: 'de-AT',
      display: 'standalone',
      theme_color: GROUND,
      background_color: GROUND,
      icons: [...this.any.map(entry('any')), ...this.maskable.map(entry('maskable'))],
      shortcuts: [
        shortcut('Livescore', '/livescore'),
        shortcut('Tabelle', '/tabelle'),
        shortcut('Spielplan', '/spielplan'),
      ],
    };
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AppIcons', (compilation) => {
      const stage = compilation.constructor.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'AppIcons', stage }, () => {
        for (const { file, data } of [this.apple, this.badge, ...this.any, ...this.maskable])
          compilation.emitAsset(file, new sources.RawSource(data));
        compilation.emitAsset('manifest.webmanifest', new sources.RawSource(JSON.stringify(this.manifest())));
      });
    });
  }
}

module.exports = AppIcons;
