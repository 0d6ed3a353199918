const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Files that measure how fast several processes are, and files that mostly wait: they begin beside each other. */
const CALM = ['cluster', 'badLine', 'database'];

/** About how long those files take that start many databases and processes, in s; a fresh clone has no timings. */
const LONG = {
  container: 45,
  kbo: 40,
  http: 30,
  harmless: 30,
  reading: 25,
  site: 25,
  answering: 22,
  changes: 22,
  processes: 22,
  simulator: 20,
};
const SERVER = `${path.sep}server${path.sep}`;
const SERVER_FILE = 10;

const nameOf = (file) => path.basename(file, '.test.ts');

/** Starts long-running files first, so that none runs alone at the end; a fresh clone goes by what they test. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const guess = (file) => (file.includes(SERVER) ? (LONG[nameOf(file)] ?? SERVER_FILE) * 1_000 : 0);
    const takes = ({ path: file, duration }) => (CALM.includes(nameOf(file)) ? Infinity : (duration ?? guess(file)));
    return super.sort(tests).sort((a, b) => (takes(a) === takes(b) ? 0 : takes(b) - takes(a)));
  }
};
