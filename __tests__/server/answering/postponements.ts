import { postponements } from '../../../server/db/schema/office';
import { newId } from '../../../server/domain/text';
import { ids, unknownId } from '../../support/serverIds';
import type { SharedServer } from '../../support/serverDuring';
import { ROUNDS, json, poster } from './support';

/** Postponements: shown, approved, denied, once (docs/api.md 4.24 and 4.25). */
export function answersPostponements(server: SharedServer): void {
  const post = poster(server);
  describe('4.24 and 4.25 postponements', () => {
    it('shows a request with both clubs and the match as a reference', async () => {
      expect(await server.get(`postpone/${ids.openPostponement}/id`)).toEqual({
        id: ids.openPostponement,
        match: { id: ids.next },
        response: null,
        status: true,
        response_date: null,
        created: '2025-10-15T10:00:00Z',
        requester: {
          id: ids.quarz,
          sid: '10021',
          logo: '/bilder/1.svg',
          points: 3,
          team_name: 'FC Quarzelhof',
          color: '#0B5CA9',
        },
        requestee: {
          id: ids.murmel,
          sid: '10023',
          logo: '/bilder/3.svg',
          points: 0,
          team_name: 'KFC Murmelstein',
          color: '#0B5CA9',
        },
      });
      expect(await server.ask('postpone/1/id')).toMatchObject({ status: 400 });
      expect(await server.ask(`postpone/${unknownId}/id`)).toMatchObject({
        status: 404,
        body: { message: 'Not Found' },
      });
    });
    it.each([
      ['approve', true],
      ['deny', false],
    ])('%s closes the request with the match expanded; date and status of the match stay', async (path, response) => {
      const answer = await post(`postpone/${ids.openPostponement}/${path}`);
      expect(answer).toMatchObject({
        status: 200,
        body: { status: false, response, response_date: '2025-10-26T12:20:00Z' },
      });
      expect(answer.body.match).toMatchObject({
        id: ids.next,
        status: 'pending',
        home_team: { id: ids.quarz },
        details: { date: '2025-11-02T00:00:00Z' },
      });
    });
    it('accepts the JSON content type without a body', async () => {
      expect(
        await server.ask(`postpone/${ids.openPostponement}/deny`, { method: 'POST', headers: json }),
      ).toMatchObject({ status: 200 });
    });
    it('a closed request is refused with 409, an unknown one with 404, no UUID with 422', async () => {
      expect(await post(`postpone/${ids.closedPostponement}/approve`)).toMatchObject({
        status: 409,
        body: { message: 'Diese Spielverlegungsanfrage ist bereits abgeschlossen.' },
      });
      expect((await post(`postpone/${unknownId}/deny`)).status).toBe(404);
      expect((await post('postpone/1/deny')).status).toBe(422);
    });
    it('fifty answers at the same moment give one success and forty-nine 409', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const id = newId();
        await server.store.db
          .insert(postponements)
          .values({ id, matchId: ids.next, requesterId: ids.quarz, requesteeId: ids.murmel });
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, index) => post(`postpone/${id}/${index % 2 === 0 ? 'approve' : 'deny'}`)),
        );
        expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
      }
    });
  });
}
