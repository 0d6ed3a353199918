import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { tag } from '../../../server/cache/tags';
import { clubs } from '../../../server/db/schema/competition';
import { matches } from '../../../server/db/schema/matches';
import { addGoal, cancelMatch } from '../../../server/modules/matches/commands';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { onBothEngines } from '../../support/serverEngines';
import { ids, unknownId } from '../../support/serverIds';

onBothEngines('Calendar feeds (docs/behaviour.md 16)', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(await engine.fresh(), { publicOrigins: ['https://kbo.example'] });
  });
  afterEach(() => server.reset());
  afterAll(() => server.close());

  const TEAM = `/kalender/team/${ids.quarz}.ics`;
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { host: 'kbo.example', ...headers } });
  const event = async (id: string) => {
    const found = new ICAL.Component(ICAL.parse((await get(TEAM)).body))
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one))
      .find((one) => one.uid === `${id}@kbo.example`);
    if (found === undefined) throw new Error(`no event for ${id}`);
    return found;
  };
  const move = (kickoff: string) =>
    server.store.write(async (tx, invalidate) => {
      await tx.update(matches).set({ kickoff }).where(eq(matches.id, ids.next));
      invalidate(tag.club(ids.quarz));
    });

  it.each([TEAM, TEAM.toLowerCase(), '/kalender/liga/QL1.ics', `/kalender/liga/${ids.league}.ics`])(
    '%s is a calendar of the season under way',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/calendar; charset=utf-8',
        'public, no-cache',
      ]);
      expect(body).toContain(`UID:${ids.next}@kbo.example`);
      expect(body).not.toContain(ids.undated);
      expect(body).not.toContain(ids.old);
    },
  );

  it('nothing changed costs a 304, a goal of a running match too; a moved one is told', async () => {
    const { etag } = (await get(TEAM)).headers;
    await addGoal(server.store, { matchId: ids.live, playerId: ids.ferdl, minute: 3 });
    const again = async () => (await get(TEAM, { 'if-none-match': String(etag) })).statusCode;
    expect(await again()).toBe(304);
    await move('2025-11-09T15:30:00Z');
    expect(await again()).toBe(200);
  });

  it('a moved, cancelled or renamed match keeps its id, and its SEQUENCE and LAST-MODIFIED rise', async () => {
    const first = await event(ids.next);
    await move('2025-11-09T15:30:00Z');
    const moved = await event(ids.next);
    expect([moved.sequence, moved.startDate.toString()]).toEqual([first.sequence + 1, '2025-11-09T15:30:00']);
    await cancelMatch(server.store, ids.next, 'home');
    const cancelled = await event(ids.next);
    expect([cancelled.sequence, cancelled.component.getFirstPropertyValue('status')]).toEqual([
      moved.sequence + 1,
      'CANCELLED',
    ]);
    await server.store.write(async (tx, invalidate) => {
      await tx.update(clubs).set({ teamName: 'FC Neu' }).where(eq(clubs.id, ids.quarz));
      invalidate(tag.club(ids.quarz));
    });
    const renamed = await event(ids.next);
    expect([renamed.sequence, renamed.summary]).toEqual([cancelled.sequence + 1, expect.stringContaining('FC Neu')]);
    const told = (one: ICAL.Event) => String(one.component.getFirstPropertyValue('last-modified'));
    expect(told(renamed) >= told(first)).toBe(true);
  });

  it.each([unknownId, 'nix', '%00', '..%2f..', '__proto__', "' or 1=1"])('%s has no calendar', async (id) => {
    for (const kind of ['team', 'liga']) {
      const { statusCode } = await get(`/kalender/${kind}/${encodeURIComponent(id).replaceAll('%25', '%')}.ics`);
      expect([400, 404]).toContain(statusCode);
    }
  });

  it.each(['x"><script>', 'fremd.example'])('the host %s never gets into a calendar', async (host) => {
    const { body } = await get(TEAM, { host });
    expect(body).toContain(`UID:${ids.next}@kbo.example`);
    expect(body).not.toMatch(/script|fremd/);
  });
});
