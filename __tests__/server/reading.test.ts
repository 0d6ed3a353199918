/** @jest-environment node */
import { startServer } from '../support/serverApp';
import type { Json, TestServer } from '../support/serverApp';
import { onBothEngines } from '../support/serverEngines';
import { ids, unknownId } from '../support/serverFederation';

onBothEngines('Calls that read (docs/api.md 4)', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(await engine.fresh());
  });
  afterAll(() => server.close());

  describe('4.1 client/leagueList', () => {
    it('lists visible leagues only, as a bare array, empty fields omitted', async () => {
      expect(await server.get('client/leagueList?per=25')).toEqual([
        { id: ids.league, code: 'QL1', name: 'Quarzliga 1', state: 'wien', teamcount: 12, visibility: true },
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

  describe('4.12 to 4.14 news', () => {
    it('writes nulls out and repeats the tag as match_id', async () => {
      expect(await server.get('webClient/news/league/QL1')).toEqual([
        {
          id: ids.article,
          title: 'Runde 7',
          image: null,
          text: '<p>Bericht</p>',
          tag: 'QL1',
          match_id: 'QL1',
          youtube: ' ',
          created: '2025-10-20T08:15:00Z',
        },
        {
          id: ids.general,
          title: 'Hinweis an alle',
          image: null,
          text: null,
          tag: 'Alle',
          match_id: 'Alle',
          youtube: null,
          created: null,
        },
      ]);
    });
    it('serves the rulings under the doubled slash, ignoring `per`', async () => {
      const rulings = await server.get('/news/strafsenat?per=250');
      expect(rulings.map((item: Json) => item.id)).toEqual([ids.ruling]);
      expect(await server.get('news/strafsenat')).toEqual(rulings);
    });
    it('serves one article', async () => {
      expect(await server.get(`webClient/news/detail/${ids.article}`)).toMatchObject({ title: 'Runde 7' });
      expect(await server.ask('webClient/news/detail/1')).toMatchObject({
        status: 400,
        body: { message: 'Invalid or missing news item ID' },
      });
      expect(await server.ask(`webClient/news/detail/${unknownId}`)).toMatchObject({
        status: 404,
        body: { message: 'News item not found' },
      });
    });
  });

  describe('4.15 and 4.16 matches of a league', () => {
    it('the first two forms are flat', async () => {
      const flat = await server.get('webClient/matches/league/QL1');
      expect(flat).toHaveLength(6);
      expect(await server.get('webClient/matches/league/QL1/primary')).toEqual(flat);
      expect(await server.get('webClient/matches/league/PL1/primary')).toEqual([]);
      expect(flat.at(-1)).toMatchObject({ id: ids.undated, details: { gameday: 4, location: 'Nicht Zugeordnet' } });
      expect(flat.at(-1).details).not.toHaveProperty('date');
    });
    it('the index has seasons with matches in their stored form, blankets with team ids and line-ups', async () => {
      const [season, old] = await server.get('webClient/matches/league/QL1/index');
      expect([season.id, season.matches.length, old.id, old.matches.length]).toEqual([ids.season, 6, ids.oldSeason, 1]);
      const finished = season.matches.find((match: Json) => match.id === ids.finished);
      expect(finished).toMatchObject({
        home_team: { id: ids.quarz },
        away_team: { id: ids.zirbel },
        season: { id: ids.season },
        referee: { id: null },
        postponerequest: false,
        bericht: null,
        first_half_start_date: null,
        second_half_end_date: null,
      });
      expect(finished.home_blanket).toEqual({
        id: ids.quarz,
        name: 'FC Quarzelhof',
        logo: '/bilder/1.svg',
        color: '#0B5CA9',
        dress: '/bilder/h1.svg',
        coach: { name: 'Gustl Knöpfelmann' },
        players: [
          {
            id: ids.ferdl,
            sid: '40019',
            name: 'FERDL quastenberger',
            number: 9,
            image: '/bilder/p9.svg',
            yellow_card: 0,
            red_yellow_card: 0,
            red_card: 0,
          },
        ],
      });
      expect(season.matches.find((match: Json) => match.id === ids.undated).home_blanket.players).toEqual([]);
    });
  });

  describe('4.17 webClient/match/detail/{id}', () => {
    it('brings line-ups and events in the order noted, event ids under both names, no referee and no report', async () => {
      const match = await server.get(`webClient/match/detail/${ids.finished}`);
      expect(match).toMatchObject({
        id: ids.finished,
        status: 'done',
        score: { home: 2, away: 1 },
        season: { id: ids.season, name: '2025/26' },
      });
      expect(
        match.events.map((event: Json) => [event.type, event.minute, event.assign, event.own_goal, event.player.id]),
      ).toEqual([
        ['goal', 12, 'home', false, ids.ferdl],
        ['yellowCard', 17, 'away', null, ids.poldi],
        ['goal', 20, 'home', true, ids.gustl],
        ['goal', 40, 'away', false, ids.poldi],
      ]);
      expect(match.events[0]._id).toBe(match.events[0].id);
      expect(match.away_blanket.players.map((player: Json) => [player.id, player.yellow_card])).toEqual([
        [ids.poldi, 1],
        [ids.gustl, 0],
      ]);
      expect(match).not.toHaveProperty('referee');
      expect(match).not.toHaveProperty('bericht');
    });
    it('keeps events whose player or name is gone', async () => {
      const { events } = await server.get(`webClient/match/detail/${ids.abandoned}`);
      expect(events).toEqual([expect.objectContaining({ player: { id: null }, name: null, assign: null })]);
    });
    it('refuses what is no match', async () => {
      expect(await server.ask('webClient/match/detail/undefined')).toMatchObject({
        status: 400,
        body: { message: 'Invalid or missing match ID' },
      });
      expect(await server.ask(`webClient/match/detail/${unknownId}`)).toMatchObject({
        status: 404,
        body: { message: 'Match not found' },
      });
    });
  });

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
    it('tells a bad id from a league without a season', async () => {
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
});
