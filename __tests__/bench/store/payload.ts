/** Matches of one season: 22 matchdays of 8. */
const MATCHDAYS = 22;
const MATCHES_A_DAY = 8;
export const CLUBS = 2 * MATCHES_A_DAY;
const SQUAD = 18;
const LINEUP = 10;
const EVENTS = 7;

const FIRST = ['Ferdl', 'Gustl', 'Poldi', 'Resl', 'Vinz', 'Wastl', 'Xandl', 'Hias', 'Loisl', 'Toni', 'Seppl', 'Burgi'];
const LAST = [
  'Quastenberger',
  'Zwirnhuber',
  'Knöpfelmann',
  'Murmelbauer',
  'Zirbelgruber',
  'Haferlmayr',
  'Strudlinger',
  'Bröselhofer',
  'Tannzapfer',
];
const PLACES = [
  'Quarzelhof',
  'Zirbelquell',
  'Murmelstein',
  'Haferlau',
  'Knödelbach',
  'Bröselfeld',
  'Strudlegg',
  'Zapfental',
];
const TYPES = ['goal', 'goal', 'goal', 'yellowCard', 'goal', 'yellowCard', 'redCard', 'yellowRedCard'];

type Row = Readonly<Record<string, unknown>>;

const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0');
/** Ids contain kind, season and number, so a season generated twice is the same and two seasons share no id. */
const uuid = (kind: string, season: number, number: number): string =>
  `${kind}-${hex(season, 4)}-4000-8000-${hex(number, 12)}`;

export const matchId = (season: number, match: number): string => uuid('3A7C3A7C', season, match);
const clubId = (season: number, club: number): string => uuid('C1ABC1AB', season, club);
export const seasonId = (season: number): string => uuid('5EA55EA5', season, 0);

/** Home and away club of a match of a season: each plays once a matchday. */
export function pairing(match: number): readonly [number, number] {
  const day = Math.floor(match / MATCHES_A_DAY);
  const slot = match % MATCHES_A_DAY;
  return [2 * slot, (2 * ((slot + day) % MATCHES_A_DAY) + 1) % CLUBS];
}

export const MATCH_COUNT = MATCHDAYS * MATCHES_A_DAY;

/** Numbers of the matches that are live: the last matchday of the first season. */
export const LIVE = Array.from({ length: MATCHES_A_DAY }, (_, slot) => MATCH_COUNT - MATCHES_A_DAY + slot);

const clubName = (club: number): string =>
  `${club % 2 === 0 ? 'FC' : 'SV'} ${PLACES[club >> 1] ?? ''} ${club % 2 === 0 ? 'Nord' : 'Süd'}`;
const crest = (season: number, club: number): string => `/bilder/wappen/${clubId(season, club)}.svg`;

function player(season: number, club: number, number: number): Row {
  const n = club * SQUAD + number;
  const id = uuid('B1A1B1A1', season, n);
  return {
    id,
    sid: String(40_000 + n),
    name: `${FIRST[n % FIRST.length] ?? ''} ${LAST[(n * 7) % LAST.length] ?? ''}`,
    number: number + 1,
    image: `/bilder/spieler/${id}.svg`,
    yellow_card: 0,
    red_yellow_card: 0,
    red_card: 0,
  };
}

function event(season: number, match: number, number: number): Row {
  const [home, away] = pairing(match);
  const side = (match + number) % 2 === 0 ? 'home' : 'away';
  const scorer = player(season, side === 'home' ? home : away, (match * 5 + number) % LINEUP);
  const type = TYPES[number % TYPES.length] ?? 'goal';
  const id = uuid('E7E7E7E7', season, match * EVENTS + number);
  return {
    _id: id,
    id,
    type,
    minute: 4 + 5 * number,
    player: { id: scorer['id'] },
    match: { id: matchId(season, match) },
    name: scorer['name'],
    image: scorer['image'],
    number: String(number + 1),
    assign: type === 'goal' ? side : null,
    own_goal: false,
  };
}

function blanket(season: number, club: number): Row {
  const players = Array.from({ length: LINEUP }, (_, number) => player(season, club, number));
  return {
    name: clubName(club),
    logo: crest(season, club),
    dress: `/bilder/trikots/${clubId(season, club)}.svg`,
    players,
  };
}

/** A match as the season call sends it (docs/api.md 3, MatchModel), with its events. */
function fullMatch(season: number, match: number): Row {
  const [home, away] = pairing(match);
  const day = Math.floor(match / MATCHES_A_DAY);
  const live = season === 0 && LIVE.includes(match);
  const kickoff = new Date(Date.UTC(2025, 2, 2 + 7 * day, 10 + (match % MATCHES_A_DAY)))
    .toISOString()
    .replace('.000Z', 'Z');
  return {
    id: matchId(season, match),
    details: { gameday: day + 1, date: kickoff, location: `Platz ${PLACES[home >> 1] ?? ''}` },
    score: { home: 3, away: 2 },
    status: live ? 'second' : 'done',
    home_team: { id: clubId(season, home) },
    away_team: { id: clubId(season, away) },
    home_blanket: blanket(season, home),
    away_blanket: blanket(season, away),
    season: { id: seasonId(season) },
    referee: { id: null },
    paid: false,
    postponerequest: false,
    bericht: null,
    first_half_start_date: kickoff,
    second_half_start_date: kickoff.replace(':00:00Z', ':32:00Z'),
    first_half_end_date: null,
    second_half_end_date: null,
    events: Array.from({ length: EVENTS }, (_, number) => event(season, match, number)),
  };
}

/** The answer of the season call for some seasons in a row, as bytes. */
export function seasonsText(first: number, count: number): string {
  const seasons = Array.from({ length: count }, (_, offset) => {
    const season = first + offset;
    const matches = Array.from({ length: MATCH_COUNT }, (_unused, match) => fullMatch(season, match));
    return {
      id: seasonId(season),
      name: `Saison ${season}`,
      primary: season === 0,
      league: { id: uuid('1EA61EA6', season, 0) },
      details: 0,
      gameday: MATCHDAYS,
      winner: null,
      runnerup: null,
      table: null,
      matches,
    };
  });
  return JSON.stringify(seasons);
}

/** A match as the livescore call sends it (docs/api.md 3, MatchShort). */
function shortMatch(season: number, match: number): Row {
  const [home, away] = pairing(match);
  const { id, details, score, status, first_half_start_date, second_half_start_date } = fullMatch(season, match);
  const side = (club: number): Row => ({ id: clubId(season, club), name: clubName(club), logo: crest(season, club) });
  return {
    id,
    details,
    home_blanket: side(home),
    away_blanket: side(away),
    score,
    status,
    first_half_date: first_half_start_date,
    second_half_date: second_half_start_date,
  };
}

export type PollForm = 'short' | 'full';

/**
 * Answers of the livescore call, eight live matches each. Every answer differs from the one before
 * in the score of exactly one match, and the first from the last too, so they can be cycled.
 * `short` is what the contract sends; `full` the same matches with line-ups and events.
 * @param moving which of the eight matches change, in turn
 */
export function pollTexts(form: PollForm, moving: readonly number[] = LIVE): readonly string[] {
  const goals = new Map<number, number>();
  return [...moving, ...moving].map((match) => {
    goals.set(match, goals.get(match) === 1 ? 0 : 1);
    const matches = LIVE.map((live) => ({
      ...(form === 'short' ? shortMatch(0, live) : fullMatch(0, live)),
      score: { home: goals.get(live) ?? 0, away: 2 },
    }));
    return JSON.stringify([{ league: 'Quarzliga 1', matches }]);
  });
}
