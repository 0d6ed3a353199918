const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { Compilation, sources } = require('webpack');
const onAssets = require('./onAssets.js');

const FOLDER = path.join(__dirname, '../node_modules/country-flag-icons/3x2');
const german = new Intl.DisplayNames(['de-AT'], { type: 'region', fallback: 'none' });
/** What people write besides the country's German name. */
const ALSO = {
  US: ['USA'],
  GB: ['Großbritannien'],
  CZ: ['Tschechische Republik'],
  MK: ['Mazedonien'],
  'GB-ENG': ['England'],
  'GB-SCT': ['Schottland'],
  'GB-WLS': ['Wales'],
};
const LETTERS = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The file name of a nationality's flag; the same rule as `src/entities/player/rules.ts`, which a test compares. */
const fileName = (nationality) =>
  nationality
    .toLocaleLowerCase('de-AT')
    .replace(/[äöüß]/g, (letter) => LETTERS[letter])
    .normalize('NFD')
    .replace(/[^a-z]/g, '');

/** The package's file of each flag, by the name under which the site requests it. */
const flags = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.svg'))
    .flatMap((file) => {
      const code = path.basename(file, '.svg');
      const country = /^[A-Z]{2}$/.test(code) ? german.of(code) : undefined;
      return [country, ...(ALSO[code] ?? [])].filter(Boolean).map((name) => [fileName(name), path.join(FOLDER, file)]);
    }),
);

/** Puts the flags into the built site, as `flaggen/<name>.svg`. */
const writeFlags = onAssets('WriteFlags', Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL, (compilation) => {
  for (const [name, file] of flags)
    compilation.emitAsset(`flaggen/${name}.svg`, new sources.RawSource(readFileSync(file)));
});

module.exports = { flagNames: [...flags.keys()], writeFlags };
