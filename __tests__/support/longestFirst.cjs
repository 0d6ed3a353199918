const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

const SERVER = `${path.sep}server${path.sep}`;
/** About what a file takes that starts databases and processes, ms. */
const SERVER_FILE = 20_000;

/** Lets files that take long start first, so that none is alone at the end; in a fresh clone nothing is known but what they test. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const takes = ({ path: file, duration }) => duration ?? (file.includes(SERVER) ? SERVER_FILE : 0);
    return super.sort(tests).sort((a, b) => takes(b) - takes(a));
  }
};
