const subsetFont = require('subset-font');

/** The ranges of src/ui/faces.ts, what German needs, and of src/ui/fonts.css, the other letters of names. */
const RANGES = {
  core: 'U+20-7E U+A0 U+A7 U+A9 U+B0 U+B7 U+C4 U+D6 U+D7 U+DC U+DF U+E4 U+F6 U+FC U+2010-2026 U+20AC U+2212',
  names: 'U+C0-C3 U+C5-D5 U+D8-DB U+DD-DE U+E0-E3 U+E5-F5 U+F7-FB U+FD-FF U+100-24F',
};
const FEATURES = ['kern', 'tnum', 'lnum', 'ccmp', 'locl', 'mark'];

function letters(ranges) {
  return ranges
    .split(' ')
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
