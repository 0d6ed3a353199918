import type { Json } from '../../support/serverApp';
import { ids, unknownId } from '../../support/serverIds';
import type { SharedServer } from '../../support/serverDuring';

/** Transfers, clubs and their tables: docs/api.md 4.6 to 4.11. */
export function readsClubs(server: SharedServer): void {
  describe('4.6 webClient/transfers', () => {
    it('lists accepted transfers only', async () => {
      expect(await server.get('webClient/transfers')).toEqual([
        {
          id: ids.doneTransfer,
          player: ids.ferdl,
          team: ids.quarz,
          origin: ids.murmel,
          player_name: 'FERDL quastenberger',
          player_image: '/bilder/p9.svg',
          team_name: 'FC Quarzelhof',
          team_image: '/bilder/1.svg',
          origin_name: 'KFC Murmelstein',
          origin_image: '/bilder/3.svg',
          status: 'angenommen',
          created: '2025-08-02T09:30:11Z',
        },
      ]);
    });
  });

  describe('4.7 webClient/clubs/league/{leagueCode}', () => {
    it('takes the code or the UUID of the league', async () => {
      const byCode = await server.get('webClient/clubs/league/QL1');
      expect(byCode).toHaveLength(4);
      expect(await server.get(`webClient/clubs/league/${ids.league.toLowerCase()}`)).toEqual(byCode);
      expect(byCode[0]).toEqual({
        id: ids.quarz,
        sid: '10021',
        logo: '/bilder/1.svg',
        points: 3,
        team_name: 'FC Quarzelhof',
        color: '#0B5CA9',
      });
    });
  });

  describe('4.9 webClient/clubs/detail/{id}', () => {
    it('brings the club, its squad, its figures and every season, the primary one first', async () => {
      const { club, upcoming, news } = await server.get(`webClient/clubs/detail/${ids.quarz}`);
      expect(club).toMatchObject({
        id: ids.quarz,
        team_name: 'FC Quarzelhof',
        league_code: 'QL1',
        membership_since: 'Saison 2022/2023',
        average_age: '26',
        captain: ids.ferdl,
        coach: { name: 'Gustl Knöpfelmann' },
        trikot: { home: '/bilder/h1.svg', away: '' },
      });
      expect(club.players).toEqual([
        expect.objectContaining({ id: ids.ferdl, number: '9', eligibility: 'Spielberechtigt', is_captain: true }),
      ]);
      expect(club.stats.all).toEqual({
        wins: 1,
        draws: 0,
        losses: 1,
        total_scored: 2,
        total_against: 4,
        goal_difference: -2,
        total_points: 3,
        total_yellow_cards: 0,
        total_red_cards: 1,
        total_yellow_red_cards: 0,
      });
      expect(club.stats.season).toMatchObject({ wins: 1, losses: 0, total_points: 3, total_red_cards: 0 });
      expect(
        upcoming.map((season: Json) => [
          season.season_id,
          season.season_name,
          season.primary,
          season.league_id,
          season.matches.length,
        ]),
      ).toEqual([
        [ids.season, '2025/26', true, ids.league, 4],
        [ids.oldSeason, '2024/25', false, ids.league, 1],
      ]);
      expect(news.map((item: Json) => item.id)).toEqual([ids.article, ids.general]);
    });
    it('refuses what is no team', async () => {
      expect(await server.ask('webClient/clubs/detail/x')).toMatchObject({
        status: 400,
        body: { message: 'Invalid or missing team ID' },
      });
      expect(await server.ask(`webClient/clubs/detail/${unknownId}`)).toMatchObject({
        status: 404,
        body: { message: 'Team not found' },
      });
    });
  });

  describe('4.10 and 4.11 tables', () => {
    it('the current table lists every team of the league with 3/1/0 points and its form', async () => {
      const table = await server.get('webClient/leagues/QL1/current/table');
      expect(
        table.map((row: Json) => [
          row.ranking,
          row.name,
          row.points,
          row.wins,
          row.draws,
          row.losses,
          row.scored,
          row.against,
          row.difference,
        ]),
      ).toEqual([
        [1, 'FC Quarzelhof', 3, 1, 0, 0, 2, 1, 1],
        [2, 'KFC Murmelstein', 1, 0, 1, 0, 1, 1, 0],
        [3, 'Union Distelfink', 1, 0, 1, 0, 1, 1, 0],
        [4, 'SV Zirbelquell', 0, 0, 0, 1, 1, 2, -1],
      ]);
      expect(table[0]).toMatchObject({ id: ids.quarz, image: '/bilder/1.svg', goals: 2, color: '#0B5CA9' });
      expect(table[0].form).toEqual([
        {
          result: 'W',
          match_id: ids.finished,
          gameday: 1,
          score: { home: 2, away: 1 },
          home: 'FC Quarzelhof',
          away: 'SV Zirbelquell',
          date: '2025-10-12T11:00:00Z',
        },
      ]);
    });
    it('the table by league code has figures of all seasons and the stored points', async () => {
      const table = await server.get('webClient/table/league/QL1');
      expect(
        table.map((row: Json) => [row.name, row.points, row.wins, row.losses, row.scored, row.against, row.form]),
      ).toEqual([
        ['Union Distelfink', 3, 1, 0, 4, 1, []],
        ['FC Quarzelhof', 3, 1, 1, 2, 4, []],
        ['KFC Murmelstein', 0, 0, 0, 1, 1, []],
        ['SV Zirbelquell', 0, 0, 1, 1, 2, []],
      ]);
    });
    it('tells what is missing', async () => {
      expect(await server.ask('webClient/leagues/QL9/current/table')).toMatchObject({
        status: 404,
        body: { message: 'League with code QL9 not found' },
      });
      expect(await server.ask('webClient/leagues/PL1/current/table')).toMatchObject({
        status: 404,
        body: { message: 'No primary season found for league PL1' },
      });
      expect(await server.ask('webClient/table/league/QL9')).toMatchObject({
        status: 404,
        body: { message: 'League not found' },
      });
    });
  });
}
