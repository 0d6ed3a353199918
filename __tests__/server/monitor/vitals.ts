import { VITAL_ROUTES } from '../../../server/modules/vitals/routes';
import { SCREEN_IDS } from '../../../src/app/siteMap';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';

describe('POST /api/vitals (docs/api.md 10)', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({}, { monitorToken: 'geheim-genug' });
  });
  afterAll(() => server.close());

  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const json = { 'content-type': 'application/json' };
    return (await server.ask('vitals', { method: 'POST', headers: { ...json, ...headers }, body })).status;
  };
  const figures = async () => {
    const headers = { authorization: 'Bearer geheim-genug' };
    return (await server.app.inject({ url: '/-/metrics', headers })).body.split('\n');
  };
  const sound = { route: 'tabelle', device: 'phone', metrics: { LCP: 1_800, CLS: 0.02 } };

  it('counts what a browser measured, by screen and device', async () => {
    expect(await send(sound)).toBe(204);
    expect(await send({ ...sound, metrics: { LCP: 2_200, INP: 90, TTFB: 300, SOON: 1 } })).toBe(204);
    const labels = '{route="tabelle",device="phone"}';
    expect(await figures()).toEqual(
      expect.arrayContaining([
        `kbo_vitals_lcp_seconds_sum${labels} 4`,
        `kbo_vitals_lcp_seconds_count${labels} 2`,
        `kbo_vitals_inp_seconds_count${labels} 1`,
        `kbo_vitals_ttfb_seconds_sum${labels} 0.3`,
        `kbo_vitals_cls_sum${labels} 0.02`,
      ]),
    );
  });

  it('refuses names of no list and figures that cannot be, and counts nothing of them', async () => {
    const before = (await figures()).filter((line) => line.startsWith('kbo_vitals'));
    for (const wrong of [
      ...[null, [], 'x', {}, { ...sound, route: 'resi' }, { ...sound, route: '__proto__' }, { ...sound, device: 'tv' }],
      ...[{}, { LCP: -1 }, { LCP: '5' }, { LCP: 1e9 }, { CLS: 101 }, { LCP: 5, INP: null }, { SOON: 1 }].map(
        (metrics) => ({ ...sound, metrics }),
      ),
    ])
      expect([wrong, await send(wrong)]).toEqual([wrong, 400]);
    expect(await send({ ...sound, more: 'x'.repeat(2_000) })).toBe(413);
    expect(await send(sound, { origin: 'https://elsewhere.example' })).toBe(403);
    expect((await figures()).filter((line) => line.startsWith('kbo_vitals'))).toEqual(before);
  });

  it('knows every screen of the site', () => {
    expect(VITAL_ROUTES.toSorted()).toEqual([...SCREEN_IDS].toSorted());
  });

  it('takes sixty a minute of one visitor, and the refusals are counted', async () => {
    const sent = await Promise.all(Array.from({ length: 61 }, () => send(sound)));
    expect(sent).toContain(429);
    const refused = /^http_request_duration_seconds_count\{method="POST",route="\/api\/vitals",status="429"\} [1-9]/;
    expect((await figures()).some((line) => refused.test(line))).toBe(true);
  });

  it('is not there unless it is offered', async () => {
    const plain = await startServer({}, { offers: ['live'] });
    expect((await plain.ask('vitals', { method: 'POST', body: sound })).status).toBe(404);
    await plain.close();
  });
});
