const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Files that measure how fast several processes are, and files that mostly wait: they begin beside each other. */
const CALM = ['cluster', 'badLine', 'database'];

/** About how long those files take whose length does not tell, in s of a processor; a fresh clone has no timings. */
const LONG = {
  // If it has to build.
  container: 42,
  http: 28,
  kbo: 27,
  harmless: 27,
  reading: 22,
  changes: 20,
  processes: 19,
  modelDefects: 16,
  simulator: 15,
  site: 14,
  production: 13,
  answering: 13,
  html: 13,
  faults: 8,
  federation: 8,
  operating: 12,
  imports: 7,
  model: 6,
  submission: 6,
};

const nameOf = (file) => path.basename(file).replace(/\.test\.tsx?$/, '');

/** Starts long-running files first, so that none runs alone at the end; a fresh clone goes by what they test. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const guess = (file) => (LONG[nameOf(file)] ?? 0) * 1_000;
    const takes = ({ path: file, duration }) => (CALM.includes(nameOf(file)) ? Infinity : (duration ?? guess(file)));
    return super.sort(tests).sort((a, b) => (takes(a) === takes(b) ? 0 : takes(b) - takes(a)));
  }
};
