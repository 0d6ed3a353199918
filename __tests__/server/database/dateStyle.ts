import { Client } from 'pg';
import { startServer } from '../../support/serverApp';
import { onPostgres } from '../../support/serverEngines';
import { ids } from '../../support/serverIds';

const CALLS = [
  'webClient/livescore',
  'webClient/matches/league/QL1/index',
  'webClient/home/league/QL1',
  'webClient/blocked/league/QL1',
  'webClient/news/league/QL1',
  'webClient/transfers',
  `webClient/match/detail/${ids.finished}`,
  `transfers/${ids.openTransfer}`,
  `postpone/${ids.closedPostponement}/id`,
];

onPostgres('A database that is set to write dates in another way', (engine) => {
  it('tells the same', async () => {
    const { url = '' } = await engine.fresh();
    const client = new Client({ connectionString: url });
    await client.connect();
    const name = new URL(url).pathname.slice(1);
    await client.query(`alter database ${name} set datestyle to 'German, DMY'`);
    await client.query(`alter database ${name} set timezone to 'America/New_York'`);
    await client.query(`alter database ${name} set intervalstyle to 'sql_standard'`);
    await client.end();
    const [usual, german] = [await startServer(), await startServer({ url })];
    for (const call of CALLS) expect([call, await german.get(call)]).toEqual([call, await usual.get(call)]);
    await Promise.all([usual.close(), german.close()]);
  });
});
