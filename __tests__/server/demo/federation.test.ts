/** @jest-environment node */
import type { Federation } from '../../../server/db/rows';
import { buildFederation } from '../../../server/demo/federation';
import { demoLogin } from '../../../server/demo/users';
import { viennaWallClock } from '../../../server/domain/clock';
import { isFinished, isLive } from '../../../server/domain/matchStatus';
import { verifyPassword } from '../../../server/domain/password';
import { seasonTable } from '../../../server/domain/table';
import { renderPicture } from '../../../server/pictures/render';
import { xmlFault } from '../pictures/xmlFault';

type Match = Federation['matches'][number];

function groupBy<T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
}

/** What a sentence put together badly would contain. */
const slips = /undefined|NaN|\[object|\$\{| {2}|\.\.|ein Punkten|\b1 Punkte|\bein (?:Tore|Punkte|Minuten)\b/;

/** Rows that break a rule; naming a few is enough to find out why. */
function breaking<T>(rows: Iterable<T>, keeps: (row: T) => boolean): T[] {
  return [...rows].filter((row) => !keeps(row)).slice(0, 3);
}

const moments = [
  ['a Friday morning', '2026-11-20T07:30:00Z'],
  ['a Sunday at noon', '2026-05-10T10:00:00Z'],
  ['minutes after midnight', '2026-11-21T23:04:00Z'],
  ['late on a Sunday', '2026-10-25T22:50:00Z'],
  ['the winter break', '2027-01-06T12:00:00Z'],
  ['the summer break', '2026-07-15T12:00:00Z'],
] as const;

describe.each(moments)('the federation built on %s', (when, moment) => {
  const today = new Date(moment);
  const now = viennaWallClock(today);
  const federation = buildFederation(today);
  const { leagues, seasons, clubs, players, matches, lineups, events, news, transfers, postponements, slides } =
    federation;
  const primaryIds = new Set(seasons.filter(({ primary }) => primary === true).map(({ id }) => id));
  const eventsOf = groupBy(events, ({ matchId }) => matchId);
  const lineupsOf = groupBy(lineups, ({ matchId }) => matchId);
  const playersById = new Map(players.map((player) => [player.id, player]));
  const flagship = leagues.find(({ code }) => code === 'W1A');
  const status = (match: Match) => match.status ?? 'pending';

  test('is as large as promised', () => {
    expect(leagues.length).toBeGreaterThanOrEqual(24);
    expect(leagues.map(({ code }) => code)).toEqual(expect.arrayContaining(['HME', 'W1A', 'W2A', 'W35', 'NONE']));
    expect(
      leagues.filter(({ name, visibility }) => visibility === false || name === 'Mannschaft aus der Liga ausgetreten')
        .length,
    ).toBeGreaterThanOrEqual(3);
    expect(new Set(leagues.flatMap(({ state }) => state ?? []))).toEqual(
      new Set([
        'wien',
        'niederoesterreich',
        'oberoesterreich',
        'steiermark',
        'kaernten',
        'salzburg',
        'tirol',
        'vorarlberg',
        'burgenland',
        'ausgetreten',
      ]),
    );
    expect(clubs.length).toBeGreaterThanOrEqual(250);
    expect(players.length).toBeGreaterThanOrEqual(3500);
    expect(news.filter(({ tag }) => tag === 'strafsenat')).toHaveLength(250);
    expect(news.filter(({ tag }) => tag !== 'strafsenat').length).toBeGreaterThanOrEqual(300);
    expect(slides.length).toBeGreaterThan(10);
  });

  test('only one state has no visible league, and it is not Burgenland', () => {
    const visible = new Set(leagues.filter(({ visibility }) => visibility === true).map(({ state }) => state));
    expect(
      [
        'wien',
        'niederoesterreich',
        'oberoesterreich',
        'steiermark',
        'kaernten',
        'salzburg',
        'tirol',
        'vorarlberg',
        'burgenland',
      ].filter((state) => !visible.has(state)),
    ).toEqual(['vorarlberg']);
  });

  test('no id and no club name occurs twice', () => {
    const ids = [leagues, seasons, clubs, players, matches, events, news, transfers, postponements, slides].flatMap(
      (rows) => rows.map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      breaking(ids, (id) => /^[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/.test(id)),
    ).toEqual([]);
    expect(new Set(clubs.map(({ teamName }) => teamName)).size).toBe(clubs.length);
    expect(new Set(clubs.map(({ sid }) => sid)).size).toBe(clubs.length);
    expect(new Set(players.map(({ sid }) => sid)).size).toBe(players.length);
  });

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

  test('articles are well-formed, dated in the past and in order', () => {
    const times = news.map(({ created }) => created ?? '');
    expect(times).toEqual([...times].sort());
    expect((times.at(-1) ?? '') <= today.toISOString()).toBe(true);
    expect(breaking(news, ({ text }) => xmlFault(text ?? '') === null)).toEqual([]);
    expect(
      breaking(news, ({ title, text }) => title !== '' && !slips.test(`${title ?? ''} ${text ?? ''}`)).map(
        ({ title, text }) => slips.exec(`${title ?? ''} ${text ?? ''}`),
      ),
    ).toEqual([]);
    expect(
      breaking(
        news,
        ({ youtube }) => youtube == null || youtube.trim() === '' || /[/=][\w-]{11}(?:[?&].*)?$/.test(youtube),
      ),
    ).toEqual([]);
  });

  test('every picture can be drawn', () => {
    const urls = new Set([
      ...clubs.flatMap(({ logo, kitHome, kitAway, coverImage }) => [logo, kitHome, kitAway, coverImage]),
      ...players.map(({ image }) => image),
      ...news.map(({ image }) => image),
      ...slides.map(({ image }) => image),
      ...matches.flatMap(({ homeDress, awayDress }) => [homeDress, awayDress]),
    ]);
    expect(breaking(urls, (url) => renderPicture(url ?? '') !== null)).toEqual([]);
  });
});

describe('repeatability', () => {
  const today = new Date('2026-11-20T07:30:00Z');

  test('the same seed gives the same federation, another one does not', () => {
    const text = JSON.stringify(buildFederation(today));
    expect(JSON.stringify(buildFederation(today))).toBe(text);
    expect(JSON.stringify(buildFederation(today, 23))).not.toBe(text);
  });

  test('the documented password opens the demo users', async () => {
    for (const { email, passwordHash } of buildFederation(today).users) {
      expect(demoLogin.emails).toContain(email);
      expect(await verifyPassword(demoLogin.password, passwordHash)).toBe(true);
    }
  });
});
