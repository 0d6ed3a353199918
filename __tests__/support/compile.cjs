const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { version } = require('@swc/core/package.json');

const own = readFileSync(__filename);

/**
 * Compiles each file by itself, with the compiler of the build: hundreds of files in the time in which TypeScript, which
 * checks their types elsewhere, compiles a dozen.
 */
module.exports = {
  process: (source, filename) =>
    // Not before there is something to compile: all that was compiled once is kept.
    require('@swc/core').transformSync(source, {
      filename,
      swcrc: false,
      configFile: false,
      sourceMaps: true,
      jsc: {
        parser: { syntax: 'typescript', tsx: filename.endsWith('.tsx') },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    }),
  getCacheKey: (source, filename) =>
    [own, version, filename, source]
      .reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256'))
      .digest('hex'),
};
