const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const CACHE = path.join(__dirname, '../node_modules/.cache/compressed');

/**
 * An algorithm for the compression plugin that keeps each result by content: compressing takes two thirds of a build,
 * and the bundler's own cache is of no use in another folder.
 */
module.exports = (name, compress) => (input, options, done) => {
  const key = createHash('sha256')
    .update(`${name} ${JSON.stringify(options)}\n`)
    .update(input)
    .digest('hex');
  const file = path.join(CACHE, key);
  if (existsSync(file)) {
    done(null, readFileSync(file));
    return;
  }
  compress(input, options, (error, output) => {
    if (!error) {
      mkdirSync(CACHE, { recursive: true });
      writeFileSync(`${file}.${process.pid}`, output);
      renameSync(`${file}.${process.pid}`, file);
    }
    done(error, output);
  });
};
