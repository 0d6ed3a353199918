/** Colours the scenes share; the same family as the site's own tokens. */
export const palette = {
  night: '#0f1a33',
  dusk: '#1b2d3c',
  grass: '#247a5a',
  grassDark: '#1f6a4f',
  fir: '#0d2e23',
  firLight: '#14392c',
  navy: '#0f1930',
  navyLight: '#17264a',
  neon: '#d6f63f',
  chalk: '#f3f7f2',
  ink: '#101915',
};
