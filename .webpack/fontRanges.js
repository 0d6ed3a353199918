/**
 * The letters in each part of a font: what German needs, and the others of Latin names, as the fonts' own files divide them.
 * Together they are all that is shown.
 */
module.exports = {
  core: 'U+20-7E, U+A0, U+A7, U+A9, U+B0, U+B7, U+C4, U+D6, U+D7, U+DC, U+DF, U+E4, U+F6, U+FC, U+2010-2026, U+20AC, U+2212',
  names: 'U+C0-C3, U+C5-D5, U+D8-DB, U+DD-DE, U+E0-E3, U+E5-F5, U+F7-FB, U+FD-FF, U+131, U+152-153',
  rare: 'U+100-130, U+132-151, U+154-24F',
};
