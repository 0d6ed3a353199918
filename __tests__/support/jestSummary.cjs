const { writeFileSync } = require('node:fs');
const path = require('node:path');

/** Leaves the counts of a run where CI adds them up (`TEST_SUMMARY_DIR`). */
module.exports = class JestSummary {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numFailedTestSuites }) {
    const folder = process.env.TEST_SUMMARY_DIR;
    if (folder)
      writeFileSync(
        path.join(folder, 'unit.json'),
        JSON.stringify({ passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) }),
      );
  }
};
