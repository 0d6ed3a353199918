/** Contract-shaped rows with invented data; every builder takes the fields that a test is about. */
export const uuid = (kind: string, number: number): string =>
  `${kind.padEnd(8, '0').slice(0, 8).toUpperCase()}-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const clubId = (n: number): string => uuid('C1AB', n);
export const matchId = (n: number): string => uuid('3A7C', n);
export const playerId = (n: number): string => uuid('B1A1', n);
export const seasonId = (n: number): string => uuid('5EA5', n);
export const leagueId = (n: number): string => uuid('1EA6', n);

type Row = Record<string, unknown>;

export const leagueRow = (n: number, more: Row = {}): Row => ({
  id: leagueId(n),
  code: `Q${n}`,
  name: `Quarzliga ${n}`,
  state: 'wien',
  teamcount: 12,
  visibility: true,
  ...more,
});
export const clubRow = (n: number, more: Row = {}): Row => ({
  id: clubId(n),
  sid: String(10_000 + n),
  logo: `/bilder/${n}.svg`,
  points: n,
  team_name: `FC Quarz ${n}`,
  ...more,
});
const blanket = (n: number): Row => ({ id: clubId(n), logo: `/bilder/${n}.svg`, name: `FC Quarz ${n}` });
export const matchRow = (n: number, more: Row = {}): Row => ({
  id: matchId(n),
  details: { gameday: 1 + Math.floor(n / 6), date: '2025-10-26T11:00:00Z', location: 'Platz Murmelau' },
  home_blanket: blanket(2 * n),
  away_blanket: blanket(2 * n + 1),
  score: { home: 0, away: 0 },
  status: 'pending',
  ...more,
});
export const playerRow = (n: number, more: Row = {}): Row => ({
  id: playerId(n),
  sid: String(40_000 + n),
  name: `Ferdl Quasten${n}`,
  number: String(n),
  eligibility: 'Spielberechtigt',
  position: 'Sturm',
  ...more,
});
export const standingRow = (n: number, more: Row = {}): Row => ({
  id: clubId(n),
  ranking: n,
  name: `FC Quarz ${n}`,
  image: `/bilder/${n}.svg`,
  points: 30 - n,
  wins: 9,
  draws: 1,
  losses: 2,
  scored: 30,
  against: 12,
  difference: 18,
  goals: 30,
  form: [],
  ...more,
});

export const newsId = (n: number): string => uuid('AE35', n);
export const transferId = (n: number): string => uuid('74A5', n);
export const postponementId = (n: number): string => uuid('B057', n);

export const newsRow = (n: number, more: Row = {}): Row => ({
  id: newsId(n),
  title: `Bericht ${n}`,
  image: `/bilder/n${n}.svg`,
  text: `<p>Text ${n}</p>`,
  tag: 'Q1',
  match_id: 'Q1',
  youtube: null,
  created: `2025-10-${String(n).padStart(2, '0')}T08:15:00Z`,
  ...more,
});
export const suspensionRow = (n: number, more: Row = {}): Row => ({
  player_name: `Poldi Zwirn${n}`,
  player_image: '',
  player_sid: String(40_000 + n),
  playerid: playerId(n),
  team_name: `FC Quarz ${n}`,
  team_image: '',
  teamid: clubId(n),
  blockdate: '2025-10-27T07:00:00Z',
  ...more,
});
export const transferRow = (n: number, more: Row = {}): Row => ({
  id: transferId(n),
  player: playerId(n),
  team: clubId(2),
  origin: clubId(1),
  player_name: `Ferdl Quasten${n}`,
  player_image: '',
  team_name: 'SV Zirbelquell',
  team_image: '',
  origin_name: 'FC Quarzelhof',
  origin_image: '',
  status: 'warten',
  created: `2025-08-${String(n).padStart(2, '0')}T09:30:11Z`,
  ...more,
});
export const postponementRow = (n: number, more: Row = {}): Row => ({
  id: postponementId(n),
  match: { id: matchId(n) },
  requester: { id: clubId(1), team_name: 'FC Quarzelhof', logo: '' },
  requestee: { id: clubId(2), team_name: 'SV Zirbelquell', logo: '' },
  response: null,
  status: true,
  response_date: null,
  created: '2025-10-15T10:00:00Z',
  ...more,
});
