import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startPurging } from '../../../server/purging';
import { addGoal } from '../../../server/writers/matchEvents';
import { serverDuring } from '../../support/serverDuring';
import { ids } from '../../support/serverIds';

describe('The hook of a shared cache', () => {
  const server = serverDuring(() => Promise.resolve({}));

  it('receives what a goal outdates, in one call', async () => {
    const hook = createServer((_request, response) => response.writeHead(204).end());
    hook.listen(0, '127.0.0.1');
    await once(hook, 'listening');
    const { port } = hook.address() as AddressInfo;
    const told = once(hook, 'request');
    const end = startPurging(server.store, `http://127.0.0.1:${port}/purge`, 'geheim-genug');
    const goal = { matchId: ids.live, playerId: ids.poldi };
    await addGoal(server.store, { ...goal, minute: 5 });
    await addGoal(server.store, { ...goal, minute: 6 });
    const [{ method, headers }] = await told;
    const tags = String(headers['surrogate-key']).split(' ');
    expect([method, headers.authorization]).toEqual(['POST', 'Bearer geheim-genug']);
    expect(tags).toEqual(expect.arrayContaining([`match:${ids.live}`, `league:${ids.league}`, 'live']));
    expect(new Set(tags).size).toBe(tags.length);
    end();
    hook.close();
  });
});
