const subsetFont = require('subset-font');
const RANGES = require('./fontRanges.js');

const FEATURES = ['kern', 'tnum', 'lnum', 'ccmp', 'locl', 'mark'];

function letters(ranges) {
  return ranges
    .split(', ')
    .flatMap((range) => {
      const [first, last = first] = range.slice(2).split('-');
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, step) => start + step);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/**
 * A loader for `font.woff2?core&500-900`: keeps only the letters of that range, that part of the weight axis, and the
 * features in use. That saves half of the fonts' bytes; `names` is loaded only where a name needs it.
 */
module.exports = function subset(font) {
  const done = this.async();
  const [range, weights] = this.resourceQuery.slice(1).split('&');
  const [min, max] = weights.split('-').map(Number);
  subsetFont(font, letters(RANGES[range]), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    keepFeatures: FEATURES,
  }).then((made) => done(null, made), done);
};
module.exports.raw = true;
