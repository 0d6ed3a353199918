import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builtStage } from './builtStage';
import { Unreachable } from './dockerSteps';
import { serverBuild } from './serverBuild';
import serverSetup from './serverSetup';
import { copyFolder } from './templates';

const ROOT = resolve(__dirname, '../..');
const BUILT = ['dist', 'build'];

/** Builds site and server for the suites as the Dockerfile does, whose test takes the same. */
async function build(): Promise<void> {
  try {
    const stage = await builtStage();
    for (const folder of BUILT) {
      rmSync(join(ROOT, folder), { recursive: true, force: true });
      copyFolder(join(stage, folder), join(ROOT, folder));
    }
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    execFileSync('npm', ['run', 'build'], { cwd: ROOT, stdio: 'inherit' });
  }
}

/** Makes, beside the unit tests, what the other suites need. */
async function prepare(): Promise<void> {
  await build();
  await serverBuild(join(ROOT, 'build'));
  await serverSetup();
}

void prepare();
