import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { dockerStages } from './dockerfile';
import { linkInstalled } from './serverPackages';

const ROOT = resolve(__dirname, '../..');
const NO_REGISTRY = /ENOTCACHED|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/;
/** There is no user `node` outside of the image. */
export const USER = { name: 'nobody', group: 'nogroup' };
export const asRoot = process.getuid?.() === 0;
const ignored = readFileSync(join(ROOT, 'docs/operating/Dockerfile.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

const isNamed = (name: string, pattern: string): boolean =>
  pattern.startsWith('*') ? name.endsWith(pattern.slice(1)) : name === pattern;

/** Whether the image's build sees a path of the project: patterns are names or endings, in the first place or anywhere. */
export const isSeen = (path: string): boolean =>
  !ignored.some((pattern) =>
    pattern.startsWith('**/')
      ? path.split(sep).some((name) => isNamed(name, pattern.slice(3)))
      : isNamed(path.split(sep)[0] ?? '', pattern),
  );

/** A step wanted a package that is not here, and the registry could not be reached. */
export class Unreachable extends Error {}

/** A place in which the stages of the Dockerfile run one after the other as a script, with nothing of the host's environment. */
export interface Workshop {
  env: NodeJS.ProcessEnv;
  /**
   * Runs a stage in an empty folder, into which only its COPY lines bring anything.
   * @param before the folder that `COPY --from` takes from
   * @returns the folder
   * @throws Unreachable
   */
  run: (stage: 0 | 1, before?: string) => string;
  remove: () => void;
}

/** npm finds in the copy what this machine has fetched before, and may clean it up. */
function npmCache(copy: string): NodeJS.ProcessEnv {
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  if (existsSync(cache) && spawnSync('cp', ['-al', cache, copy]).status !== 0)
    rmSync(copy, { recursive: true, force: true });
  return { npm_config_cache: copy, npm_config_prefer_offline: 'true', npm_config_audit: 'false' };
}

export function openWorkshop(): Workshop {
  const parent = mkdtempSync(join(tmpdir(), 'kbo-container-'));
  chmodSync(parent, 0o755);
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, HOME: parent, ...npmCache(join(parent, 'npm')) };
  const copy = (words: readonly string[], folder: string, before: string) => {
    const origin = words.some((word) => word.startsWith('--from')) ? before : ROOT;
    const from = words.filter((word) => !word.startsWith('--'));
    const to = from.pop() ?? '';
    for (const source of from.map((word) => word.replace(/^\/app\//, '')))
      cpSync(join(origin, source), join(folder, to === './' ? source : to), {
        recursive: true,
        filter: (path) => origin !== ROOT || isSeen(relative(ROOT, path)),
      });
  };
  const execute = (text: string, folder: string) => {
    if (text === 'npm ci' && linkInstalled(folder)) return;
    const command = text.replace('node:node', asRoot ? `${USER.name}:${USER.group}` : '$(id -u)');
    const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, env, encoding: 'utf8' });
    if (status === 0) return;
    throw NO_REGISTRY.test(stderr) ? new Unreachable(stderr) : new Error(`${command}: ${stderr}`);
  };
  return {
    env,
    run: (stage, before = '') => {
      const folder = join(parent, String(stage));
      mkdirSync(folder);
      for (const { name, text, words } of dockerStages()[stage] ?? [])
        if (name === 'ENV') Object.assign(env, Object.fromEntries([text.split('=')]));
        else if (name === 'COPY') copy(words, folder, before);
        else if (name === 'RUN') execute(text, folder);
      return folder;
    },
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}
