const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

const SERVER = `${path.sep}server${path.sep}`;
/** About how long a file that starts databases and processes takes, in ms. */
const SERVER_FILE = 20_000;

/** Starts long-running files first, so that none runs alone at the end; a fresh clone has no timings and goes by what they test. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const takes = ({ path: file, duration }) => duration ?? (file.includes(SERVER) ? SERVER_FILE : 0);
    return super.sort(tests).sort((a, b) => takes(b) - takes(a));
  }
};
