import type { Federation } from '../../server/demo/load';
import { ids, testId } from './serverIds';

/** The matches of the small federation with what was reported of them. */
export function smallMatches(): Pick<Federation, 'matches' | 'lineups' | 'events'> {
  const match = (id: string, homeClubId: string, awayClubId: string, gameday: number) => ({
    id,
    seasonId: ids.season,
    homeClubId,
    awayClubId,
    gameday,
    location: 'Platz Murmelau',
  });
  return {
    matches: [
      {
        ...match(ids.finished, ids.quarz, ids.zirbel, 1),
        status: 'done',
        homeScore: 2,
        awayScore: 1,
        kickoff: '2025-10-12T11:00:00Z',
      },
      {
        ...match(ids.abandoned, ids.murmel, ids.distel, 1),
        status: 'abgebrochen',
        homeScore: 1,
        awayScore: 1,
        kickoff: '2025-10-12T12:00:00Z',
      },
      {
        ...match(ids.live, ids.zirbel, ids.quarz, 2),
        status: 'first',
        kickoff: '2025-10-26T12:00:00Z',
        firstHalfStart: '2025-10-26T12:03:00Z',
      },
      { ...match(ids.next, ids.quarz, ids.murmel, 3), kickoff: '2025-11-02T00:00:00Z' },
      { ...match(ids.far, ids.murmel, ids.quarz, 4), kickoff: '2025-11-02T00:00:01Z' },
      { ...match(ids.undated, ids.distel, ids.zirbel, 4), location: 'Nicht Zugeordnet' },
      {
        ...match(ids.old, ids.quarz, ids.distel, 1),
        seasonId: ids.oldSeason,
        status: 'done',
        homeScore: 0,
        awayScore: 3,
        kickoff: '2024-10-13T11:00:00Z',
      },
    ],
    lineups: [
      { matchId: ids.finished, side: 'home', players: [{ player: ids.ferdl, number: 9 }] },
      {
        matchId: ids.finished,
        side: 'away',
        players: [
          { player: ids.poldi, number: 7 },
          { player: ids.gustl, number: 4 },
        ],
      },
      { matchId: ids.live, side: 'home', players: [{ player: ids.poldi, number: 7 }] },
      { matchId: ids.live, side: 'away', players: [{ player: ids.ferdl, number: 19 }] },
      { matchId: ids.old, side: 'home', players: [{ player: ids.ferdl, number: 9 }] },
    ],
    events: [
      {
        id: testId('EE000001', 1),
        matchId: ids.finished,
        type: 'goal',
        minute: 12,
        playerId: ids.ferdl,
        name: 'FERDL quastenberger',
        number: '9',
        assign: 'home',
        ownGoal: false,
      },
      {
        id: testId('EE000001', 2),
        matchId: ids.finished,
        type: 'yellowCard',
        minute: 17,
        playerId: ids.poldi,
        name: 'Poldi Zwirnhuber',
        number: '7',
        assign: 'away',
      },
      {
        id: testId('EE000001', 3),
        matchId: ids.finished,
        type: 'goal',
        minute: 20,
        playerId: ids.gustl,
        name: 'Gustl Zapfenreiter',
        number: '4',
        assign: 'home',
        ownGoal: true,
      },
      {
        id: testId('EE000001', 4),
        matchId: ids.finished,
        type: 'goal',
        minute: 40,
        playerId: ids.poldi,
        name: 'Poldi Zwirnhuber',
        number: '7',
        assign: 'away',
        ownGoal: false,
      },
      { id: testId('EE000001', 5), matchId: ids.abandoned, type: 'yellowCard', minute: 9, playerId: null, name: null },
      {
        id: testId('EE000001', 6),
        matchId: ids.old,
        type: 'redCard',
        minute: 44,
        playerId: ids.ferdl,
        name: 'FERDL quastenberger',
        number: '9',
        assign: 'home',
      },
    ],
  };
}
