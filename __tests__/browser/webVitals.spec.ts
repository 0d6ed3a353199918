import { expect, settled } from './support/journey';
import { test } from './support/line';

test('what a visit took is sent once to a server that wants to know, when the page is left', async ({
  page,
  line,
  request,
  inLeague,
}) => {
  const leagues = await (await request.get('/api/client/leagueList?per=25')).text();
  line.meddle((path) => {
    if (path.endsWith('/vitals')) return { status: 204, type: 'text/plain', body: '' };
    return /leagueList/.test(path)
      ? { type: 'application/json', body: leagues, headers: { 'server-offers': 'vitals' } }
      : /livescore/.test(path)
        ? { type: 'application/json', body: '[]', headers: { 'server-offers': 'vitals' } }
        : null;
  });
  line.withhold('server-offers');
  await inLeague('W1A');
  const sent: unknown[] = [];
  page.on('request', (call) => {
    if (call.url().endsWith('/api/vitals')) sent.push([call.method(), call.postDataJSON()]);
  });
  const code = page.waitForResponse(/assets\/webVitals/);
  await page.goto('/#/kontakt');
  await settled(page);
  await code;
  await page.waitForTimeout(500);
  await page.goto('about:blank');
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toEqual([
    'POST',
    { route: 'kontakt', device: 'desktop', metrics: expect.objectContaining({ TTFB: expect.any(Number) }) },
  ]);
});
