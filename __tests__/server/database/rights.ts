import { Client } from 'pg';
import { openDatabase } from '../../../server/db/open';
import { grantRows } from '../../../server/db/postgres';
import { startServer } from '../../support/serverApp';
import { onPostgres } from '../../support/serverEngines';
import { ids } from '../../support/serverIds';

onPostgres('A server whose account may only read and write rows', (engine) => {
  const ROLE = 'kbo_server';

  const asOwner = async (url: string, ...statements: string[]): Promise<void> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const asServer = (url: string): string => {
    const address = new URL(url);
    address.username = ROLE;
    return address.href;
  };
  const bare = async (): Promise<string> => {
    const { url = '' } = await engine.fresh();
    const name = `bare_${new URL(url).pathname.slice(1)}`;
    await asOwner(url, `create database ${name} template template0`);
    const address = new URL(url);
    address.pathname = name;
    return address.href;
  };

  it('says which right it lacks while migrations are missing, and starts once the owner has made them', async () => {
    const url = await bare();
    await asOwner(url, `create role ${ROLE} login`, `revoke create on schema public from public`);
    await expect(openDatabase({ url: asServer(url) })).rejects.toThrow(/migrations are missing.*kbo migrate/);
    const owner = await openDatabase({ url });
    await grantRows(owner.db, ROLE);
    await owner.close();
    await (await startServer({ url })).close();
    const server = await startServer({ url: asServer(url) });
    expect(await server.get('webClient/livescore')).not.toHaveLength(0);
    expect((await server.ask(`transfers/reject/${ids.openTransfer}`)).status).toBe(200);
    await expect(server.store.db.execute('create table further (id int)')).rejects.toThrow();
    await server.close();
  });
});
