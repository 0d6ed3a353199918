import type { Federation } from '../../server/db/rows';

/** An id that tells in a failing test what it stands for. */
export function testId(kind: string, number: number): string {
  return `${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export const ids = {
  league: testId('1EA60001', 1),
  pause: testId('1EA60001', 2),
  home: testId('1EA60001', 3),
  season: testId('5EA50001', 1),
  oldSeason: testId('5EA50001', 2),
  quarz: testId('7EA00001', 1),
  zirbel: testId('7EA00001', 2),
  murmel: testId('7EA00001', 3),
  distel: testId('7EA00001', 4),
  ferdl: testId('B1A10001', 1),
  poldi: testId('B1A10001', 2),
  gustl: testId('B1A10001', 3),
  resi: testId('B1A10001', 4),
  finished: testId('3A7C0001', 1),
  live: testId('3A7C0001', 2),
  next: testId('3A7C0001', 3),
  undated: testId('3A7C0001', 4),
  old: testId('3A7C0001', 5),
  abandoned: testId('3A7C0001', 6),
  far: testId('3A7C0001', 7),
  openTransfer: testId('74A50001', 1),
  doneTransfer: testId('74A50001', 2),
  refusedTransfer: testId('74A50001', 3),
  openPostponement: testId('B0570001', 1),
  closedPostponement: testId('B0570001', 2),
  article: testId('AE350001', 1),
  general: testId('AE350001', 2),
  ruling: testId('AE350001', 3),
  foreign: testId('AE350001', 4),
  user: testId('05E40001', 1),
};

/** The moment the small federation lives in: Sunday, 26 October 2025, 12:20 in Vienna (winter time since that night). */
export const NOW = new Date('2025-10-26T11:20:00Z');

/** Of `Größe:10`, at the cost of earlier days. */
const PASSWORD_HASH = 'scrypt:16384:BwcHBwcHBwcHBwcHBwcHBw==:acS1ugmmyE+FvMYL3MK5fP6P/dV4aPNoLT3VpLWj1wE=';

const unknownId = testId('FFFFFFFF', 9);
export { unknownId };

/** A federation small enough to work out every figure by hand. */
export function smallFederation(): Federation {
  const club = (id: string, number: number, teamName: string) => ({
    id,
    leagueId: ids.league,
    sid: String(10_020 + number),
    teamName,
    color: '#0B5CA9',
    logo: `/bilder/${number}.svg`,
    kitHome: `/bilder/h${number}.svg`,
  });
  const player = (id: string, number: number, clubId: string, name: string) => ({
    id,
    clubId,
    sid: String(40_010 + number),
    name,
    number: String(number),
    birthday: String(1990 + number),
    nationality: 'Österreich',
    position: 'Feldspieler',
    eligibility: 'Spielberechtigt' as const,
    registerDate: '01.09.2023',
    image: `/bilder/p${number}.svg`,
  });
  const match = (id: string, homeClubId: string, awayClubId: string, gameday: number) => ({
    id,
    seasonId: ids.season,
    homeClubId,
    awayClubId,
    gameday,
    location: 'Platz Murmelau',
  });
  return {
    leagues: [
      {
        id: ids.league,
        code: 'QL1',
        name: 'Quarzliga 1',
        state: 'wien',
        teamcount: 12,
        visibility: true,
        weeklyReport: '',
      },
      { id: ids.pause, code: 'PL1', name: 'Pausenliga', state: 'tirol', visibility: false },
      { id: ids.home, code: 'HME', name: 'Startseite', visibility: false, weeklyReport: '' },
    ],
    slides: [
      {
        id: testId('511D0001', 1),
        leagueId: ids.league,
        position: 1,
        image: '/bilder/s.svg',
        title: 'Saisonstart',
        description: 'Alle Termine',
      },
    ],
    seasons: [
      { id: ids.oldSeason, leagueId: ids.league, name: '2024/25', primary: false },
      { id: ids.season, leagueId: ids.league, name: '2025/26', primary: true },
    ],
    clubs: [
      {
        ...club(ids.quarz, 1, 'FC Quarzelhof'),
        captainId: ids.ferdl,
        coachName: 'Gustl Knöpfelmann',
        membershipSince: 'Saison 2022/2023',
      },
      club(ids.zirbel, 2, 'SV Zirbelquell'),
      { ...club(ids.murmel, 3, 'KFC Murmelstein'), hiddenPoints: null },
      club(ids.distel, 4, 'Union Distelfink'),
    ],
    players: [
      player(ids.ferdl, 9, ids.quarz, 'FERDL quastenberger'),
      {
        ...player(ids.poldi, 7, ids.zirbel, 'Poldi Zwirnhuber'),
        eligibility: 'Gesperrt',
        blockDate: '2025-10-27T07:00:00Z',
      },
      {
        ...player(ids.gustl, 4, ids.zirbel, 'Gustl Zapfenreiter'),
        eligibility: 'Gesperrt',
        blockDate: '2025-10-20T07:00:00Z',
      },
      player(ids.resi, 1, ids.murmel, 'Resi Wollgrasser'),
    ],
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
    news: [
      {
        id: ids.article,
        title: 'Runde 7',
        text: '<p>Bericht</p>',
        tag: 'QL1',
        youtube: ' ',
        created: '2025-10-20T08:15:00Z',
      },
      { id: ids.general, title: 'Hinweis an alle', tag: 'Alle' },
      {
        id: ids.ruling,
        title: 'Urteil 14',
        text: '<p>Sperre 2 Spiele</p>',
        tag: 'strafsenat',
        created: '2025-10-14T16:00:00Z',
      },
      { id: ids.foreign, title: 'Anderswo', tag: 'ZL2', created: '2025-10-21T16:00:00Z' },
    ],
    transfers: [
      {
        id: ids.openTransfer,
        playerId: ids.poldi,
        clubId: ids.quarz,
        originId: ids.zirbel,
        created: '2025-10-18T19:02:44Z',
      },
      {
        id: ids.doneTransfer,
        playerId: ids.ferdl,
        clubId: ids.quarz,
        originId: ids.murmel,
        status: 'angenommen',
        created: '2025-08-02T09:30:11Z',
      },
      { id: ids.refusedTransfer, playerId: ids.resi, clubId: ids.quarz, originId: ids.murmel, status: 'abgelehnt' },
    ],
    postponements: [
      {
        id: ids.openPostponement,
        matchId: ids.next,
        requesterId: ids.quarz,
        requesteeId: ids.murmel,
        created: '2025-10-15T10:00:00Z',
      },
      {
        id: ids.closedPostponement,
        matchId: ids.far,
        requesterId: ids.murmel,
        requesteeId: ids.quarz,
        open: false,
        response: true,
        responseDate: '2025-10-16T20:11:05Z',
      },
    ],
    users: [
      {
        id: ids.user,
        userId: 'qx7ab',
        email: 'resi@example.invalid',
        passwordHash: PASSWORD_HASH,
        type: 'team',
        first: 'Resi',
        last: 'Zwirnhuber',
        verified: true,
      },
    ],
  };
}
