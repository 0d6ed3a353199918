import type { Json } from '../../support/serverApp';
import { ids, unknownId } from '../../support/serverIds';
import type { SharedServer } from '../../support/serverDuring';

/** Players and the lists they stand in: docs/api.md 4.18 to 4.21. */
export function readsPlayers(server: SharedServer): void {
  describe('4.18 and 4.19 players', () => {
    it('brings the player, the club, both figures and the matches the line-ups name the player in', async () => {
      const { player, upcoming } = await server.get(`webClient/player/detail/${ids.ferdl}`);
      expect(player).toMatchObject({
        id: ids.ferdl,
        sid: '40019',
        name: 'FERDL quastenberger',
        number: '9',
        birthday: '1999',
        is_captain: true,
      });
      expect(player.team).toMatchObject({ id: ids.quarz, team_name: 'FC Quarzelhof', average_age: '26' });
      expect(player.allstats).toEqual({
        matches_played: 2,
        goals_scored: 1,
        yellow_cards: 0,
        red_cards: 1,
        yellow_red_crd: 0,
      });
      expect(player.seasonstats).toEqual({
        matches_played: 1,
        goals_scored: 1,
        yellow_cards: 0,
        red_cards: 0,
        yellow_red_crd: 0,
      });
      expect(upcoming.map((season: Json) => [season.season_id, season.matches.map((match: Json) => match.id)])).toEqual(
        [
          [ids.season, [ids.finished, ids.live]],
          [ids.oldSeason, [ids.old]],
        ],
      );
    });
    it('answers the summary with and without the trailing slash', async () => {
      const summary = await server.get(`webClient/player/${ids.ferdl}/summary/`);
      expect(summary).toEqual({
        goal_count: 1,
        yellow_card_count: 0,
        red_card_count: 1,
        yellow_red_card_count: 0,
        total_appearances: 3,
        total_matches: 2,
      });
      expect(await server.get(`webClient/player/${ids.ferdl}/summary`)).toEqual(summary);
    });
    it('refuses what is no player', async () => {
      expect(await server.ask('webClient/player/detail/7')).toMatchObject({
        status: 400,
        body: { message: 'Invalid or missing player ID' },
      });
      expect(await server.ask(`webClient/player/detail/${unknownId}`)).toMatchObject({
        status: 404,
        body: { message: 'Player not found' },
      });
    });
  });

  describe('4.20 webClient/leaderboard/{id}/…', () => {
    it('counts own goals as goals, in the primary season only', async () => {
      const goals = await server.get(`webClient/leaderboard/${ids.league}/goal`);
      expect(goals.map((entry: Json) => [entry.playerid, entry.count, entry.team_id])).toEqual([
        [ids.ferdl, 1, ids.quarz],
        [ids.gustl, 1, ids.zirbel],
        [ids.poldi, 1, ids.zirbel],
      ]);
      expect(goals[0]).toEqual({
        playerid: ids.ferdl,
        name: 'FERDL quastenberger',
        number: '9',
        count: 1,
        team_id: ids.quarz,
        team_name: 'FC Quarzelhof',
        teamimg: '/bilder/1.svg',
      });
      expect(await server.get('webClient/leaderboard/QL1/yellowCard')).toHaveLength(1);
      expect(await server.get('webClient/leaderboard/QL1/redCard')).toEqual([]);
      expect(await server.get('webClient/leaderboard/QL1/yellowRedCard')).toEqual([]);
    });
    it('distinguishes a bad id from a league without a season', async () => {
      expect(await server.ask('webClient/leaderboard/nix/goal')).toMatchObject({
        status: 400,
        body: { message: 'Invalid or missing league ID' },
      });
      expect(await server.ask(`webClient/leaderboard/${ids.pause}/goal`)).toMatchObject({
        status: 404,
        body: { message: 'No primary season found for this league' },
      });
    });
  });

  describe('4.21 webClient/blocked/league/{code}', () => {
    it('lists only suspensions that still last, with the player id under both names', async () => {
      expect(await server.get('webClient/blocked/league/QL1')).toEqual([
        {
          player_name: 'Poldi Zwirnhuber',
          player_image: '/bilder/p7.svg',
          player_sid: '40017',
          player: ids.poldi,
          playerid: ids.poldi,
          player_eligibility: 'Gesperrt',
          team_name: 'SV Zirbelquell',
          team_image: '/bilder/2.svg',
          team_sid: '10022',
          teamid: ids.zirbel,
          blockdate: '2025-10-27T07:00:00Z',
        },
      ]);
    });
    it('answers an empty list for an unknown league', async () => {
      expect(await server.get('webClient/blocked/league/QL9')).toEqual([]);
    });
  });
}
