const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** About how long those files take that start many databases and processes, in s; a fresh clone has no timings. */
const LONG = { kbo: 35, badLine: 33, harmless: 30, container: 30, http: 28, simulator: 25, cluster: 25, processes: 20 };
const SERVER = `${path.sep}server${path.sep}`;
const SERVER_FILE = 15;

/** Starts long-running files first, so that none runs alone at the end; a fresh clone goes by what they test. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const guess = (file) =>
      file.includes(SERVER) ? (LONG[path.basename(file, '.test.ts')] ?? SERVER_FILE) * 1_000 : 0;
    const takes = ({ path: file, duration }) => duration ?? guess(file);
    return super.sort(tests).sort((a, b) => takes(b) - takes(a));
  }
};
