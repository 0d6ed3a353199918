const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** About how long those files take that start many databases and processes, in s; a fresh clone has no timings. */
const LONG = {
  kbo: 50,
  container: 35,
  badLine: 33,
  answering: 25,
  harmless: 22,
  http: 22,
  processes: 22,
  reading: 22,
  simulator: 22,
  cluster: 20,
  site: 20,
};
const SERVER = `${path.sep}server${path.sep}`;
const SERVER_FILE = 10;

/** Starts long-running files first, so that none runs alone at the end; a fresh clone goes by what they test. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const guess = (file) =>
      file.includes(SERVER) ? (LONG[path.basename(file, '.test.ts')] ?? SERVER_FILE) * 1_000 : 0;
    const takes = ({ path: file, duration }) => duration ?? guess(file);
    return super.sort(tests).sort((a, b) => takes(b) - takes(a));
  }
};
