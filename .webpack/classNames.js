const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

// Without vowels there are no words, above all none like `ad`, which blockers hide.
const LETTERS = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';
const LOCAL_NAME = /(?:\.|@keyframes\s+)([a-z][\w-]*)/gi;

/** 0 → b, 40 → bb. */
const shortName = (index) =>
  (index < LETTERS.length ? '' : shortName(Math.floor(index / LETTERS.length) - 1)) + LETTERS[index % LETTERS.length];

/**
 * One or two letters for every class of every CSS module below a folder. Hashed names would add 2 kB gzip of style,
 * because they do not compress; numbers, file by file, are just as stable from build to build of the same sources.
 * @returns the names as text, for the cache's version, and css-loader's `getLocalIdent`
 */
module.exports = (folder) => {
  const files = readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(folder, file))
    .sort();
  const keys = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(LOCAL_NAME)].map(([, name]) => `${file} ${name}`),
  );
  const names = new Map([...new Set(keys)].map((key, index) => [key, shortName(index)]));
  return {
    text: JSON.stringify([...names]),
    nameOf: ({ resourcePath }, _template, name) => names.get(`${resourcePath} ${name}`),
  };
};
