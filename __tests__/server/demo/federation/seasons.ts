import type { Federation } from '../../../../server/demo/load';
import { isFinished, isLive } from '../../../../server/domain/match';
import { seasonTable } from '../../../../server/domain/table';
import { breaking, status } from './built';
import type { Built } from './built';

type Match = Federation['matches'][number];

/** Fixtures, dates, states and tables. */
export function playsSeasons({ now, seasons, clubs, matches, primaryIds, lineupsOf, flagship }: Built): void {
  test('about half of the season under way is played, the one before is over', () => {
    for (const season of seasons) {
      const own = matches.filter(({ seasonId }) => seasonId === season.id);
      const finished = own.filter((match) => isFinished(status(match))).length / own.length;
      if (season.primary === true) expect(finished).toBeGreaterThan(0.38);
      expect(finished).toBeLessThan(season.primary === true ? 0.6 : 1.01);
      if (season.primary !== true) expect(finished).toBe(1);
      expect(Math.max(...own.map(({ gameday }) => gameday))).toBeLessThanOrEqual(22);
    }
  });

  test('kick-offs are on Sundays between 8 and 20, finished matches lie behind, pending ones ahead', () => {
    const kicked = matches.filter(({ kickoff }) => kickoff != null);
    const sundays = kicked.filter(({ kickoff }) => new Date(kickoff ?? '').getUTCDay() === 0);
    expect(sundays.length / kicked.length).toBeGreaterThan(0.98);
    expect(
      breaking(
        matches.filter(({ seasonId }) => !primaryIds.has(seasonId)),
        ({ kickoff }) => (kickoff ?? '').slice(11) >= '08:00' && (kickoff ?? '').slice(11) < '20:00',
      ),
    ).toEqual([]);
    expect(
      breaking(
        kicked,
        (match) => status(match) === 'cancelled' || (match.kickoff ?? '') > now === (status(match) === 'pending'),
      ),
    ).toEqual([]);
  });

  test('every status occurs, and some matches have no date yet', () => {
    expect(new Set(matches.map(status))).toEqual(
      new Set(['pending', 'first', 'halftime', 'second', 'completed', 'submitted', 'done', 'abgebrochen', 'cancelled']),
    );
    const undated = matches.filter(({ kickoff }) => kickoff == null);
    expect(undated.length).toBeGreaterThan(5);
    for (const { location, status: state } of undated)
      expect([location, state]).toEqual(['Nicht Zugeordnet', 'pending']);
  });

  test('at least three leagues are live, the flagship in three phases', () => {
    const live = matches.filter((match) => isLive(status(match)));
    const leagueOf = (match: Match) => seasons.find(({ id }) => id === match.seasonId)?.leagueId;
    expect(new Set(live.map(leagueOf)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(live.filter((match) => leagueOf(match) === flagship?.id).map(status))).toEqual(
      new Set(['first', 'halftime', 'second']),
    );
    for (const match of live) {
      expect(match.firstHalfStart).not.toBeNull();
      expect(lineupsOf.get(match.id)).toHaveLength(2);
    }
  });

  test('each playing league has matches within the coming week', () => {
    const end = new Date(Date.parse(`${now.slice(0, 10)}T00:00:00Z`) + 7 * 86_400_000).toISOString();
    for (const season of seasons.filter(({ id }) => primaryIds.has(id))) {
      const soon = matches.filter(
        ({ seasonId, kickoff }) =>
          seasonId === season.id && kickoff != null && kickoff >= now.slice(0, 10) && kickoff <= end,
      );
      expect(soon.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('every club meets every other twice per season', () => {
    for (const season of seasons) {
      const pairs = matches
        .filter(({ seasonId }) => seasonId === season.id)
        .map(({ homeClubId, awayClubId }) => `${homeClubId} ${awayClubId}`);
      const size = new Set(pairs.flatMap((pair) => pair.split(' '))).size;
      expect(new Set(pairs).size).toBe(size * (size - 1));
      expect(pairs).toHaveLength(size * (size - 1));
    }
  });

  test('tables are plausible: somebody leads clearly over the last, and goals add up to nothing', () => {
    for (const season of seasons) {
      const own = matches.filter(({ seasonId }) => seasonId === season.id);
      const members = clubs
        .filter(({ leagueId }) => leagueId === season.leagueId)
        .map(({ id, teamName }) => ({ id, teamName, points: 0, hiddenPoints: null }));
      const table = seasonTable(
        members,
        own.map((match) => ({
          ...match,
          status: status(match),
          homeScore: match.homeScore ?? 0,
          awayScore: match.awayScore ?? 0,
        })),
      );
      expect(table.reduce((sum, { difference }) => sum + difference, 0)).toBe(0);
      expect((table[0]?.points ?? 0) - (table.at(-1)?.points ?? 0)).toBeGreaterThanOrEqual(6);
    }
  });
}
