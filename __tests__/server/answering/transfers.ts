import { eq } from 'drizzle-orm';
import { players } from '../../../server/db/schema/competition';
import { transferSettings, transfers } from '../../../server/db/schema/office';
import { newId } from '../../../server/domain/text';
import type { Json } from '../../support/serverApp';
import { ids, unknownId } from '../../support/serverIds';
import type { SharedServer } from '../../support/serverDuring';
import { ROUNDS } from './support';

/** Transfers: shown, confirmed, rejected, once (docs/api.md 4.22 and 4.23). */
export function answersTransfers(server: SharedServer): void {
  const openTransfer = async (originId: string | null = null) => {
    const id = newId();
    await server.store.db.insert(transfers).values({ id, playerId: ids.resi, clubId: ids.quarz, originId });
    return id;
  };

  describe('4.22 and 4.23 transfers', () => {
    it('shows a request; 400 for no UUID, 404 for an unknown one', async () => {
      expect(await server.get(`transfers/${ids.openTransfer}`)).toMatchObject({
        id: ids.openTransfer,
        player: ids.poldi,
        player_name: 'Poldi Zwirnhuber',
        team: ids.quarz,
        origin: ids.zirbel,
        status: 'warten',
        created: '2025-10-18T19:02:44Z',
      });
      expect(await server.ask('transfers/1')).toMatchObject({ status: 400, body: { message: 'Bad Request' } });
      expect(await server.ask(`transfers/${unknownId}`)).toMatchObject({ status: 404, body: { message: 'Not Found' } });
    });
    it('confirm moves the player, keeps the club left as origin and answers the transfer', async () => {
      const before = await server.get(`webClient/player/detail/${ids.poldi}`);
      expect(before.player.team.id).toBe(ids.zirbel);
      expect(await server.get(`transfers/confirm/${ids.openTransfer}`)).toMatchObject({
        status: 'angenommen',
        origin: ids.zirbel,
        team: ids.quarz,
      });
      expect((await server.get(`webClient/player/detail/${ids.poldi}`)).player.team.id).toBe(ids.quarz);
      expect((await server.get('webClient/transfers')).map((one: Json) => one.id)).toContain(ids.openTransfer);
      expect(
        (await server.get(`webClient/clubs/detail/${ids.zirbel}`)).club.players.map((one: Json) => one.id),
      ).not.toContain(ids.poldi);
    });
    it('reject answers 200 with an empty body and leaves the player', async () => {
      const answer = await server.ask(`transfers/reject/${ids.openTransfer}`);
      expect([answer.status, answer.body]).toEqual([200, undefined]);
      expect(await server.get(`transfers/${ids.openTransfer}`)).toMatchObject({ status: 'abgelehnt' });
      expect((await server.get(`webClient/player/detail/${ids.poldi}`)).player.team.id).toBe(ids.zirbel);
    });
    it('a request is answered once: Json second answer is refused with 409', async () => {
      await server.get(`transfers/confirm/${ids.openTransfer}`);
      for (const answer of ['confirm', 'reject']) {
        expect(await server.ask(`transfers/${answer}/${ids.openTransfer}`)).toMatchObject({
          status: 409,
          body: { error: true, message: 'Diese Transferanfrage ist schon abgeschlossen.' },
        });
      }
      expect(await server.ask(`transfers/confirm/${ids.refusedTransfer}`)).toMatchObject({ status: 409 });
    });
    it('confirm is refused once the player has left the club of the request, which may still be rejected', async () => {
      const id = await openTransfer(ids.zirbel);
      expect(await server.ask(`transfers/confirm/${id}`)).toMatchObject({
        status: 409,
        body: { error: true, message: 'Der Spieler hat den Verein inzwischen gewechselt.' },
      });
      expect(await server.get(`transfers/${id}`)).toMatchObject({ status: 'warten', origin: ids.zirbel });
      expect((await server.ask(`transfers/reject/${id}`)).status).toBe(200);
    });
    it('fifty answers at the same moment give one success and forty-nine 409', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const id = await openTransfer();
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, index) =>
            server.ask(`transfers/${index % 2 === 0 ? 'confirm' : 'reject'}/${id}`),
          ),
        );
        expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
        expect(answers.filter((answer) => answer.status === 409)).toHaveLength(49);
        const accepted = answers.findIndex((answer) => answer.status === 200) % 2 === 0;
        expect((await server.get(`transfers/${id}`)).status).toBe(accepted ? 'angenommen' : 'abgelehnt');
      }
    });
    it('confirm is refused while the window is closed, and nothing has changed', async () => {
      await server.store.db.update(transferSettings).set({ open: false });
      expect(await server.ask(`transfers/confirm/${ids.openTransfer}`)).toMatchObject({
        status: 400,
        body: { message: 'Außerhalb Saison nicht möglich einen Transfer zu machen.' },
      });
      expect(await server.get(`transfers/${ids.openTransfer}`)).toMatchObject({ status: 'warten' });
      await server.store.db.delete(transferSettings);
      expect(await server.ask(`transfers/confirm/${ids.openTransfer}`)).toMatchObject({
        status: 404,
        body: { message: 'TransferSettings not found.' },
      });
    });
    it('unknown ids are 404 "Transfer not found.", also when they are no UUID', async () => {
      for (const id of [unknownId, 'nix']) {
        expect(await server.ask(`transfers/confirm/${id}`)).toMatchObject({
          status: 404,
          body: { message: 'Transfer not found.' },
        });
        expect(await server.ask(`transfers/reject/${id}`)).toMatchObject({
          status: 404,
          body: { message: 'Transfer not found.' },
        });
      }
    });
    it.each([
      ['HEAD', {}, 405],
      ['GET', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }, 403],
      ['GET', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, 403],
      ['GET', { 'sec-purpose': 'prefetch;prerender' }, 403],
      ['GET', { purpose: 'prefetch' }, 403],
      ['GET', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }, 403],
      ['GET', { origin: 'https://fremd.example', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, 403],
    ])('%s with %j is refused and changes nothing', async (method, headers, status) => {
      for (const answer of ['confirm', 'reject']) {
        expect((await server.ask(`transfers/${answer}/${ids.openTransfer}`, { method, headers })).status).toBe(status);
      }
      expect((await server.get(`transfers/${ids.openTransfer}`)).status).toBe('warten');
    });
    const fromSite = (host: string, origin: string) =>
      server.ask(`transfers/confirm/${ids.openTransfer}`, {
        headers: {
          host,
          origin,
          'sec-fetch-mode': 'cors',
          'sec-fetch-dest': 'empty',
          'sec-fetch-site': 'same-origin',
        },
      });
    it.each([
      ['kbo.example', 'https://kbo.example'],
      ['kbo.example:443', 'https://kbo.example'],
      ['kbo.example:80', 'http://kbo.example'],
      ['kbo.example:80', 'https://kbo.example'],
      ['KBO.Example', 'https://kbo.example'],
      ['kbo.example.', 'https://kbo.example'],
      ['kbo.example', 'https://kbo.example.'],
      ['Kbo.Example.:443', 'https://kbo.example'],
      ['kbo.example.:8080', 'https://kbo.example:8080'],
      ['[2001:DB8::1]:443', 'https://[2001:db8::1]'],
    ])(
      'a script of the same site, which %s is for %s, may answer; the answer is never stored',
      async (host, origin) => {
        const answer = await fromSite(host, origin);
        expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      },
    );
    it.each([
      ['kbo.example', 'https://kbo.example:8443'],
      ['kbo.example:8080', 'https://kbo.example'],
      ['kbo.example', 'https://fremd.example'],
      ['kbo.example', 'https://kbo.example.fremd.example'],
      ['kbo.example', 'null'],
      ['', 'null'],
      ['no host', 'https://kbo.example'],
    ])('%j is another site than %s', async (host, origin) => {
      expect((await fromSite(host, origin)).status).toBe(403);
    });

    it('a confirmed player may be requested again', async () => {
      await server.store.db.update(players).set({ transferPending: true }).where(eq(players.id, ids.poldi));
      await server.get(`transfers/confirm/${ids.openTransfer}`);
      const [poldi] = await server.store.db.select().from(players).where(eq(players.id, ids.poldi));
      expect(poldi?.transferPending).toBe(false);
    });
  });
}
