import { sql } from 'drizzle-orm';
import { loadFederation } from '../../../server/demo/load';
import { openDatabase } from '../../../server/db/open';
import { lineups } from '../../../server/db/schema/matches';
import { buildFederation } from '../../../server/demo/federation';
import { onBothEngines } from '../../support/serverEngines';

const federation = buildFederation(new Date('2026-03-01T12:00:00Z'));

onBothEngines('A database just filled', (engine) => {
  it('finds the line-ups that name a player by their index', async () => {
    const { db, close } = await openDatabase(await engine.fresh());
    await loadFederation(db, federation);
    const named = JSON.stringify([{ player: federation.players[0]?.id }]);
    const plan = await db.execute(sql`explain select * from ${lineups} where players @> ${named}::jsonb`);
    await close();
    expect(JSON.stringify(plan)).toContain('lineups_players');
  });
});
