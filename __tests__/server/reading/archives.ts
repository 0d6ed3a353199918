import { and, eq } from 'drizzle-orm';
import { tag } from '../../../server/cache/tags';
import { clubs, seasonArchives, seasons } from '../../../server/db/schema/competition';
import { events, lineups, matches } from '../../../server/db/schema/matches';
import { addGoal } from '../../../server/modules/matches/commands';
import { onBothEngines } from '../../support/serverEngines';
import { serverDuring } from '../../support/serverDuring';
import type { Json } from '../../support/serverApp';
import { ids } from '../../support/serverIds';

onBothEngines('Seasons that are over', (engine) => {
  const server = serverDuring(() => engine.fresh());
  beforeEach(() => server.reset());

  const index = (query = ''): Promise<Json> => server.get(`webClient/matches/league/QL1/index${query}`);
  const archived = () => server.store.db.$count(seasonArchives);
  const invalidate = (tags = ['*']) => server.store.answers.invalidate(tags);
  const rename = (id: string, teamName: string) =>
    server.store.write(async (tx, mark) => {
      await tx.update(clubs).set({ teamName, hiddenPoints: 99 }).where(eq(clubs.id, id));
      mark('*');
    });

  it('are put together once, and every form of them is made from that', async () => {
    expect(await archived()).toBe(0);
    const [whole, bare, league] = [await index(), await index('?lineups=none'), await server.get('leagues/code/QL1')];
    expect(await archived()).toBe(1);
    invalidate();
    expect([await index(), await index('?lineups=none'), await server.get('leagues/code/QL1')]).toEqual([
      whole,
      bare,
      league,
    ]);
    expect(whole[1].matches[0].home_blanket.players).toHaveLength(1);
    expect(bare[1].matches[0].home_blanket).toEqual({ ...whole[1].matches[0].home_blanket, players: undefined });
    expect(league.seasons[1]).toEqual({ ...whole[1], matches: undefined });
  });

  it('keep their names and their table whatever becomes of the clubs', async () => {
    const [, before] = await index();
    expect(before.matches[0].home_blanket.name).toBe('FC Quarzelhof');
    await rename(ids.quarz, 'FC Neuname');
    const [now, after] = await index();
    expect(after).toEqual(before);
    expect(now.matches[0].home_blanket.name).toBe('FC Neuname');
  });

  it('are put together anew when something in them is put right', async () => {
    const [, before] = await index();
    expect(before.winner).toBe(ids.distel);
    await server.store.write(async (tx, mark) => {
      await tx.update(matches).set({ homeScore: 4 }).where(eq(matches.id, ids.old));
      mark('*');
    });
    expect((await index())[1].winner).toBe(ids.quarz);
    expect(await archived()).toBe(1);
    for (const change of [
      () => server.store.db.delete(events).where(eq(events.matchId, ids.old)),
      () => server.store.db.update(seasons).set({ name: '24/25' }).where(eq(seasons.id, ids.oldSeason)),
    ]) {
      await change();
      expect(await archived()).toBe(0);
      invalidate();
      await index();
      expect(await archived()).toBe(1);
    }
  });

  it('stay as they are when somebody scores in the season under way', async () => {
    await index();
    const { built } = server.store.answers.figures;
    await addGoal(server.store, { matchId: ids.live, playerId: ids.poldi, minute: 5 });
    await index();
    expect([await archived(), server.store.answers.figures.built - built]).toEqual([1, 1]);
  });

  it('are added up once for the table of all seasons, clubs and players: a goal does not read them again', async () => {
    const shown = async () => {
      const table = await server.get('webClient/table/league/QL1');
      const { club, upcoming } = await server.get(`webClient/clubs/detail/${ids.quarz}`);
      const { player, upcoming: played } = await server.get(`webClient/player/detail/${ids.ferdl}`);
      const summary = await server.get(`webClient/player/${ids.ferdl}/summary`);
      return [
        player.allstats.red_cards,
        summary.red_card_count,
        summary.total_appearances,
        played[1].matches[0]?.score.home,
        table.find((row: Json) => row.id === ids.quarz).against,
        club.stats.all.total_against,
        club.stats.all.total_red_cards,
        upcoming[1].matches[0].score.home,
      ];
    };
    const before = await shown();
    const { db } = server.store;
    await db.update(matches).set({ homeScore: 9, awayScore: 9 }).where(eq(matches.id, ids.old));
    await db.delete(events).where(eq(events.matchId, ids.old));
    await db.delete(lineups).where(and(eq(lineups.matchId, ids.old), eq(lineups.side, 'home')));
    const { built } = server.store.answers.figures;
    await addGoal(server.store, { matchId: ids.live, playerId: ids.poldi, minute: 5 });
    invalidate([tag.league(ids.league), tag.club(ids.quarz)]);
    expect(await shown()).toEqual(before);
    expect(server.store.answers.figures.built - built).toBe(4);
    // However many seasons there were.
    expect(server.store.answers.peek(['former', 'player', ids.ferdl].join('\n'))?.tags).toHaveLength(2);
    invalidate([tag.former, tag.league(ids.league), tag.club(ids.quarz)]);
    expect(await shown()).toEqual([0, 0, 2, undefined, 10, 10, 0, 9]);
  });

  it('that still change, because nothing in them was played, are not archived', async () => {
    await server.store.db.update(matches).set({ status: 'pending' }).where(eq(matches.id, ids.old));
    await index();
    expect(await archived()).toBe(0);
  });
});
