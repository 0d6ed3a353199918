import { breaking, status } from './built';
import type { Built } from './built';

/** Events, line-ups, and what follows from them. */
export function reportsMatches(
  { players, matches, lineups, events, transfers, postponements, eventsOf, lineupsOf, playersById }: Built,
  when: string,
): void {
  test('events agree with every score', () => {
    expect(
      breaking(matches, (match) => {
        const goals = (side: string) =>
          (eventsOf.get(match.id) ?? []).filter(({ type, assign }) => type === 'goal' && assign === side).length;
        if (status(match) === 'cancelled') return [match.homeScore, match.awayScore].sort().join() === '0,6';
        if (status(match) === 'pending' && eventsOf.has(match.id)) return false;
        return goals('home') === match.homeScore && goals('away') === match.awayScore;
      }),
    ).toEqual([]);
  });

  test('everyone who acts is lined up, on the side the event says', () => {
    expect(
      breaking(events, (event) => {
        const sides = (lineupsOf.get(event.matchId) ?? [])
          .filter((lineup) => lineup.players.some(({ player }) => player === event.playerId))
          .map(({ side }) => side);
        return sides.length === 1 && (sides[0] === event.assign) === (event.ownGoal !== true);
      }),
    ).toEqual([]);
  });

  test('line-ups name eight to twelve different players, a goalkeeper among them', () => {
    expect(
      breaking(
        lineups,
        ({ players: named }) =>
          named.length >= 8 &&
          named.length <= 12 &&
          new Set(named.map(({ player }) => player)).size === named.length &&
          named.some(({ player }) => playersById.get(player)?.position === 'Tormann'),
      ),
    ).toEqual([]);
  });

  test('nobody acts after being sent off, and a yellow-red card replaces the yellow one', () => {
    const sentOff = events.filter(({ type }) => type === 'redCard' || type === 'yellowRedCard');
    expect(sentOff.length).toBeGreaterThan(100);
    expect(
      breaking(sentOff, (off) => {
        const own = (eventsOf.get(off.matchId) ?? []).filter(({ playerId }) => playerId === off.playerId);
        return own.at(-1) === off && (off.type === 'redCard' || own.every(({ type }) => type !== 'yellowCard'));
      }),
    ).toEqual([]);
  });

  test('suspensions follow from cards: whoever is suspended was booked, and for at least eight days', () => {
    const suspended = players.filter(({ eligibility }) => eligibility === 'Gesperrt');
    if (!/break/.test(when)) expect(suspended.length).toBeGreaterThan(8);
    for (const player of suspended) {
      const booked = events
        .filter(({ playerId, type }) => playerId === player.id && type !== 'goal')
        .map(({ matchId }) => matches.find(({ id }) => id === matchId)?.kickoff ?? '');
      const explained = booked.some((kickoff) => {
        const days =
          (Date.parse(`${(player.blockDate ?? '').slice(0, 10)}T00:00:00Z`) -
            Date.parse(`${kickoff.slice(0, 10)}T00:00:00Z`)) /
          86_400_000;
        return days >= 8 && days % 7 === 1;
      });
      expect([player.name, explained, player.blockDate?.slice(11)]).toEqual([player.name, true, '07:00:00Z']);
    }
    expect(
      breaking(players, ({ eligibility, blockDate }) => (eligibility === 'Gesperrt') === (blockDate != null)),
    ).toEqual([]);
  });

  test('transfers and postponements come in every state and fit their players and matches', () => {
    expect(new Set(transfers.map((transfer) => transfer.status))).toEqual(
      new Set(['warten', 'angenommen', 'abgelehnt', 'abgelaufen']),
    );
    for (const { status: state, playerId, clubId, originId } of transfers) {
      expect(clubId).not.toBe(originId);
      expect(playersById.get(playerId)?.clubId).toBe(state === 'angenommen' ? clubId : originId);
      if (state === 'warten') expect(playersById.get(playerId)?.transferPending).toBe(true);
    }
    expect(new Set(postponements.map(({ open, response }) => `${String(open)} ${String(response)}`))).toEqual(
      new Set(['true null', 'false true', 'false false']),
    );
    for (const { matchId, requesterId, requesteeId } of postponements) {
      const match = matches.find(({ id }) => id === matchId);
      expect(new Set([match?.homeClubId, match?.awayClubId])).toEqual(new Set([requesterId, requesteeId]));
      expect(match?.postponeRequest).toBe(true);
    }
  });
}
