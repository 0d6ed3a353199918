import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { scratchFolder } from '../support/scratch';
import { expect, settled, test as journey } from './support/journey';

const KINDS = ['ligen', 'vereine', 'spieler', 'spielplan', 'ergebnisse', 'ereignisse'];

/** A site of the federation in docs/office, as the README's third command makes it. */
const test = journey.extend({
  baseURL: async ({}, use) => {
    const folder = scratchFolder();
    const environment = { ...process.env, DATA_DIR: folder, PORT: '0', DATABASE_URL: '' };
    for (const kind of KINDS) {
      execFileSync(process.execPath, ['build/server/kbo/main.js', 'sheet', 'import', kind, `docs/office/${kind}.csv`], {
        env: environment,
      });
    }
    const server = spawn(process.execPath, ['build/server/main.js'], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    const port = await new Promise<string>((resolve) =>
      server.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const [, found] = /http:\/\/localhost:(\d+)\//.exec(printed) ?? [];
        if (found !== undefined) resolve(found);
      }),
    );
    await use(`http://127.0.0.1:${port}`);
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  },
});

test.setTimeout(180_000);

test('a federation of spreadsheets alone: start page, table, report, team and player', async ({ page, request }) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /1\. Liga A/ })
    .first()
    .click();
  await settled(page);
  await page.goto('/#/tabelle');
  await settled(page);
  await page.getByRole('table').first().getByRole('link', { name: 'FC Beispiel' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/FC Beispiel/i);
  const seasons = (await (await request.get('/api/webClient/matches/league/W1A/index')).json()) as {
    readonly matches: readonly { readonly id: string; readonly details?: { readonly gameday?: number } }[];
  }[];
  const first = seasons[0]?.matches.find(({ details }) => details?.gameday === 1);
  await page.goto(`/#/match/${first?.id}`);
  await settled(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Hannes Distelinger/ })
    .first()
    .click();
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hannes Distelinger/i);
});
