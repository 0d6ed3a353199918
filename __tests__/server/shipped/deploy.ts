import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../support/serverApp';

const MANUAL = readFileSync(join(__dirname, '..', '..', '..', 'docs', 'operating.md'), 'utf8');

/** A built site of one edition: its page names the script that opens a screen. */
function build(folder: string, edition: string): void {
  const assets = join(folder, 'dist', 'assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(folder, 'dist', 'index.html'), `<script src="assets/liga.${edition}.js"></script>`);
  writeFileSync(join(assets, `liga.${edition}.js`), `opened('${edition}');`);
  writeFileSync(join(assets, 'same.0.js'), `same('${edition}');`);
}

describe('A deploy, as in the manual', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kbo-deploy-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('keeps the scripts that a page opened before still requests', async () => {
    build(join(folder, 'old'), '1');
    const before = await startServer({}, { siteDir: join(folder, 'old', 'dist') });
    const page = (await before.app.inject('/')).body;
    await before.close();
    const script = /assets\/[^"]+/.exec(page)?.[0] ?? '';
    build(join(folder, 'new'), '2');
    const step = /`(?<command>cp --no-clobber [^`]+)`/.exec(MANUAL)?.groups?.['command'] ?? 'false';
    execFileSync('sh', ['-c', step], { cwd: folder });

    const after = await startServer({}, { siteDir: join(folder, 'new', 'dist') });
    const asked = async (path: string) => {
      const { statusCode, body, headers } = await after.app.inject(path);
      return [statusCode, body, headers['cache-control']];
    };
    expect(await asked(`/${script}`)).toEqual([200, "opened('1');", expect.stringContaining('immutable')]);
    expect(await asked('/')).toEqual([200, expect.stringContaining('liga.2.js'), 'no-cache']);
    expect(await asked('/assets/same.0.js')).toEqual([200, "same('2');", expect.any(String)]);
    await after.close();
  }, 240_000);
});
