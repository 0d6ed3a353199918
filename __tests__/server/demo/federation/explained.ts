import { isFinished } from '../../../../server/domain/match';
import { seasonTable } from '../../../../server/domain/table';
import { breaking, status } from './built';
import type { Built } from './built';

/** The first league has an example of each thing in docs/behaviour.md 13 and 14. */
export function explainsItself({ seasons, clubs, matches, events, primaryIds, flagship }: Built): void {
  const season = seasons.find(({ id, leagueId }) => leagueId === flagship?.id && primaryIds.has(id));
  const own = matches.filter(({ seasonId }) => seasonId === season?.id);

  test('two neighbours in its table are level on points', () => {
    const members = clubs
      .filter(({ leagueId }) => leagueId === flagship?.id)
      .map(({ id, teamName }) => ({ id, teamName, points: 0, hiddenPoints: null }));
    const played = own.map((match) => ({
      ...match,
      status: status(match),
      homeScore: match.homeScore ?? 0,
      awayScore: match.awayScore ?? 0,
    }));
    const points = seasonTable(members, played).map((row) => row.points);
    expect(points.some((mine, place) => mine === points[place + 1])).toBe(true);
  });

  test('somebody is one yellow card from a ban', () => {
    const mine = new Set(own.map(({ id }) => id));
    const counts = new Map<string, number>();
    for (const { type, matchId, playerId } of events)
      if (type === 'yellowCard' && mine.has(matchId) && playerId != null)
        counts.set(playerId, (counts.get(playerId) ?? 0) + 1);
    expect([...counts.values()].filter((count) => count % 4 === 3).length).toBeGreaterThan(0);
  });

  test('clubs that are yet to play have met before', () => {
    const pair = ({ homeClubId, awayClubId }: (typeof matches)[number]) =>
      [homeClubId, awayClubId].toSorted().join(' ');
    const met = new Set(matches.filter((match) => isFinished(status(match))).map(pair));
    const coming = own.filter((match) => status(match) === 'pending');
    expect(coming.length).toBeGreaterThan(0);
    expect(breaking(coming, (match) => met.has(pair(match)))).toEqual([]);
  });
}
