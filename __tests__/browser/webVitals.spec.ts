import { expect, settled } from './support/journey';
import { test } from './support/line';

test('what a visit took is sent once to a server that wants to know, when the page is left', async ({
  page,
  line,
  request,
  inLeague,
}) => {
  const leagues = await (await request.get('/api/client/leagueList?per=25')).text();
  let arrived = 0;
  line.meddle((path) => {
    if (path.endsWith('/api/vitals')) {
      arrived += 1;
      return { status: 204, type: 'text/plain', body: '' };
    }
    return /leagueList/.test(path)
      ? { type: 'application/json', body: leagues, headers: { 'server-offers': 'vitals' } }
      : /livescore/.test(path)
        ? { type: 'application/json', body: '[]', headers: { 'server-offers': 'vitals' } }
        : null;
  });
  line.withhold('server-offers');
  await inLeague('W1A');
  const sent: unknown[] = [];
  await page.exposeFunction('sent', (text: string) => sent.push(JSON.parse(text)));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((text) => Reflect.get(window, 'sent')(text));
      return send(url, body);
    };
  });
  const code = page.waitForResponse(/assets\/webVitals/);
  await page.goto('/#/kontakt');
  await settled(page);
  await code;
  // The largest paint is known with the first press, which comes from the visitor and not from a script.
  await page.getByRole('heading', { level: 1 }).click();
  await page.waitForTimeout(1_000);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    for (let times = 0; times < 2; times += 1) document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(() => sent).toHaveLength(1);
  await expect.poll(() => arrived).toBe(1);
  expect(sent[0]).toEqual({
    route: 'kontakt',
    device: 'desktop',
    metrics: expect.objectContaining({ LCP: expect.any(Number), TTFB: expect.any(Number) }),
  });
});
