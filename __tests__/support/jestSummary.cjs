const { writeFileSync } = require('node:fs');
const path = require('node:path');

/** Leaves the counts of a run where CI adds them up (`TEST_SUMMARY_DIR`). */
module.exports = class JestSummary {
  onRunComplete(contexts, { numPassedTests, numFailedTests, numFailedTestSuites }) {
    const folder = process.env.TEST_SUMMARY_DIR;
    const onlyServer = [...contexts].every(({ config }) => config.displayName?.name === 'server');
    if (folder)
      writeFileSync(
        path.join(folder, onlyServer ? 'server.json' : 'unit.json'),
        JSON.stringify({ passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) }),
      );
  }
};
