import { newId } from '../../../server/domain/text';
import { serverDuring } from '../../support/serverDuring';

const BY_LEAGUE = ['table/league', 'matches/league', 'clubs/league', 'news/league', 'home/league', 'blocked/league'];
const BY_ID = ['clubs/detail', 'player/detail', 'match/detail', 'news/detail'];

/** How many variants of each address are invented. */
const TIMES = Number(process.env['INVENTED'] ?? 20);

describe('Invented addresses', () => {
  const server = serverDuring(() => Promise.resolve({}));

  it('take no room among the finished answers', async () => {
    await server.get('webClient/table/league/QL1');
    const before = server.store.answers.figures;
    for (let index = 0; index < TIMES; index += 1) {
      for (const path of BY_LEAGUE) {
        const { status } = await server.ask(`webClient/${path}/X${index}?q=${'x'.repeat(500)}${index}`);
        expect(status).toBe(path === 'blocked/league' ? 200 : 404);
      }
      for (const path of BY_ID) expect((await server.ask(`webClient/${path}/${newId()}`)).status).toBe(404);
      await server.get(`webClient/table/league/QL1?invented=${index}`);
    }
    const { entries, bytes } = server.store.answers.figures;
    expect([entries, bytes]).toEqual([before.entries, before.bytes]);
  }, 3_600_000);
});
