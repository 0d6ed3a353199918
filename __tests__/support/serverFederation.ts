import type { Federation } from '../../server/demo/load';
import { ids, testId } from './serverIds';
import { smallMatches } from './serverMatches';

/** The moment the small federation lives in: Sunday, 26 October 2025, 12:20 in Vienna (winter time since that night). */
export const NOW = new Date('2025-10-26T11:20:00Z');

/** Hash of `Größe:10`, at an earlier cost. */
const PASSWORD_HASH = 'scrypt:16384:BwcHBwcHBwcHBwcHBwcHBw==:acS1ugmmyE+FvMYL3MK5fP6P/dV4aPNoLT3VpLWj1wE=';

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
    ...smallMatches(),
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
