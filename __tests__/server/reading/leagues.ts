import { eq } from 'drizzle-orm';
import { tag } from '../../../server/cache/tags';
import { leagues } from '../../../server/db/schema/competition';
import type { Json } from '../../support/serverApp';
import { ids, unknownId } from '../../support/serverIds';
import type { SharedServer } from '../../support/serverDuring';

/** Lists, homes and live scores of leagues: docs/api.md 4.1 to 4.8. */
export function readsLeagues(server: SharedServer): void {
  describe('4.1 client/leagueList', () => {
    it('lists visible leagues only, as a bare array, empty fields omitted', async () => {
      expect(await server.get('client/leagueList?per=25')).toEqual([
        {
          id: ids.league,
          code: 'QL1',
          name: 'Quarzliga 1',
          state: 'wien',
          teamcount: 12,
          visibility: true,
          season: '2025/26',
        },
      ]);
    });
  });

  describe('4.3 webClient/home/league/{code}', () => {
    it('brings slides, clubs, news, upcoming matches and the league', async () => {
      const home = await server.get('webClient/home/league/QL1');
      expect(home.data).toEqual({
        wochenbericht: '',
        sliderdata: [
          { id: expect.any(String), image: '/bilder/s.svg', title: 'Saisonstart', description: 'Alle Termine' },
        ],
      });
      expect(home.teams.map((team: Json) => [team.id, team.team_name, team.points])).toContainEqual([
        ids.quarz,
        'FC Quarzelhof',
        3,
      ]);
      expect(home.league).toMatchObject({
        id: ids.league,
        youtube: null,
        homepagedata: home.data,
        name_lower: 'quarzliga 1',
        season: '2025/26',
        hourly: null,
      });
    });
    it('announces matches from today 00:00 to 00:00 in seven days inclusive, undated ones never (5.2)', async () => {
      const { upcoming } = await server.get('webClient/home/league/QL1');
      expect(upcoming.map((match: Json) => match.id)).toEqual([ids.live, ids.next]);
    });
    it('shows the league’s news and those for all, oldest first', async () => {
      const { news } = await server.get('webClient/home/league/QL1');
      expect(news.map((item: Json) => item.id)).toEqual([ids.article, ids.general]);
    });
    it('serves the landing page of a federation that keeps no content for it: its news, and no slides', async () => {
      const kept = await server.get('webClient/home/league/HME');
      await server.store.write(async (tx, invalidate) => {
        await tx.delete(leagues).where(eq(leagues.code, 'HME'));
        invalidate(tag.leagues);
      });
      const bare = await server.get('webClient/home/league/HME');
      expect(bare.news).toEqual(kept.news);
      expect(bare.league).toMatchObject({ code: 'HME' });
      expect([bare.data, bare.teams ?? [], bare.upcoming ?? []]).toEqual([undefined, [], []]);
      await server.reset();
    });

    it('serves the landing page under HME and omits data for leagues without content', async () => {
      expect((await server.get('webClient/home/league/HME')).data).toEqual({ wochenbericht: '', sliderdata: [] });
      expect(await server.get('webClient/home/league/PL1')).not.toHaveProperty('data');
    });
    it('answers 404 "League not found"', async () => {
      expect(await server.ask('webClient/home/league/XXX')).toMatchObject({
        status: 404,
        body: { error: true, message: 'League not found', reason: 'League not found' },
      });
    });
  });

  describe('4.4 webClient/selection', () => {
    it('lists all leagues, hidden ones included', async () => {
      const leagues = await server.get('webClient/selection');
      expect(leagues.map((league: Json) => league.code).sort()).toEqual(['HME', 'PL1', 'QL1']);
      expect(leagues.find((league: Json) => league.code === 'HME')).not.toHaveProperty('state');
    });
  });

  describe('4.5 webClient/livescore', () => {
    it('groups what is being played by league name', async () => {
      expect(await server.get('webClient/livescore')).toEqual([
        {
          league: 'Quarzliga 1',
          matches: [
            {
              id: ids.live,
              details: { gameday: 2, date: '2025-10-26T12:00:00Z', location: 'Platz Murmelau' },
              score: { home: 0, away: 0 },
              status: 'first',
              home_blanket: { id: ids.zirbel, name: 'SV Zirbelquell', logo: '/bilder/2.svg', color: '#0B5CA9' },
              away_blanket: { id: ids.quarz, name: 'FC Quarzelhof', logo: '/bilder/1.svg', color: '#0B5CA9' },
              first_half_date: '2025-10-26T12:03:00Z',
            },
          ],
        },
      ]);
    });
  });

  describe('4.8 leagues/code/{code} and leagues/{id}', () => {
    it('the code form carries seasons without matches, the finished one with table, winner and runner-up', async () => {
      const { seasons, teams, name } = await server.get('leagues/code/QL1');
      expect(name).toBe('Quarzliga 1');
      expect(teams).toHaveLength(4);
      expect(seasons[0]).toEqual({
        id: ids.season,
        name: '2025/26',
        primary: true,
        league: { id: ids.league },
        details: 0,
        gameday: 2,
        table: null,
        winner: null,
        runnerup: null,
      });
      expect(seasons[1]).toMatchObject({
        id: ids.oldSeason,
        primary: false,
        gameday: 1,
        winner: ids.distel,
        runnerup: ids.quarz,
      });
      expect(seasons[1].table.table.map((row: Json) => [row.ranking, row.name, row.points])).toEqual([
        [1, 'Union Distelfink', 3],
        [2, 'FC Quarzelhof', 0],
      ]);
    });
    it('the id form is the stored league; 400 for no UUID, 404 for an unknown one', async () => {
      expect(await server.get(`leagues/${ids.league}`)).toMatchObject({ code: 'QL1', youtube: null });
      expect(await server.ask('leagues/quatsch')).toMatchObject({ status: 400, body: { message: 'Bad Request' } });
      expect(await server.ask(`leagues/${unknownId}`)).toMatchObject({ status: 404, body: { message: 'Not Found' } });
    });
  });
}
