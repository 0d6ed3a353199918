import type { Json } from '../../support/serverApp';
import { ids, unknownId } from '../../support/serverIds';
import type { SharedServer } from '../../support/serverDuring';

/** Articles and matches: docs/api.md 4.12 to 4.17. */
export function readsMatches(server: SharedServer): void {
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
}
