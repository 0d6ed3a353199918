const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { Resvg } = require('@resvg/resvg-js');
const { Compilation, sources } = require('webpack');
const onAssets = require('./onAssets.js');

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

const page = `data:image/png;base64,${icon('page', emblem, 32).data.toString('base64')}`;
const apple = icon('apple', maskable, 180);
const badgeIcon = { ...icon('badge', badge, 96), file: 'assets/icons/badge.png' };
const icons = [
  ['any', emblem, 192],
  ['any', emblem, 512],
  ['maskable', maskable, 192],
  ['maskable', maskable, 512],
].map(([purpose, svg, size]) => ({ purpose, ...icon(purpose === 'any' ? 'app' : purpose, svg, size) }));

const manifest = {
  ...JSON.parse(readFileSync(path.join(__dirname, '../public/manifest.json'), 'utf8')),
  icons: icons.map(({ file, sizes, purpose }) => ({ src: file, sizes, type: 'image/png', purpose })),
};

/** What makes the site installable: icons drawn from the emblem, and the manifest that names them. */
const writeAppIcons = onAssets('AppIcons', Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL, (compilation) => {
  for (const { file, data } of [apple, badgeIcon, ...icons]) compilation.emitAsset(file, new sources.RawSource(data));
  compilation.emitAsset('manifest.webmanifest', new sources.RawSource(JSON.stringify(manifest)));
});

module.exports = { pageIcon: page, appleIcon: apple.file, writeAppIcons };
