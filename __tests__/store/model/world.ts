import { clubId, leagueId, matchId, newsId, playerId, seasonId } from '../../support/wire';

/** Facts by key, as the models spell them. */
export type Facts = Readonly<Record<string, unknown>>;

export const KINDS = ['leagues', 'clubs', 'players', 'matches', 'seasons', 'news'] as const;
export type Kind = (typeof KINDS)[number];

export const idOf: Readonly<Record<Kind, (n: number) => string>> = {
  leagues: leagueId,
  clubs: clubId,
  players: playerId,
  matches: matchId,
  seasons: seasonId,
  news: newsId,
};

/** Where the API's pictures lie; the wire leaves it out. */
export const PICTURES = 'http://api.test';

/** Words of the models, and how the wire writes them. */
const WORDS: Readonly<Record<string, string>> = {
  firstHalf: 'first',
  secondHalf: 'second',
  finished: 'done',
  upcoming: 'pending',
  eligible: 'Spielberechtigt',
  suspended: 'Gesperrt',
  waiting: 'warten',
  accepted: 'angenommen',
};
export const word = (value: unknown): unknown => (typeof value === 'string' ? (WORDS[value] ?? value) : value);

const STATUSES = ['firstHalf', 'halftime', 'secondHalf', 'finished', 'upcoming'];
const day = (version: number): number => Date.UTC(2025, 9, 1 + (version % 28), 11);

/** What a key says in its n-th version. */
type Spoken = (n: number, version: number) => unknown;

const FACTS: Readonly<Record<Kind, Readonly<Record<string, Spoken>>>> = {
  leagues: {
    code: (n) => `Q${n}`,
    name: (n, v) => `Quarzliga ${n}.${v}`,
    state: (_n, v) => (v % 2 === 0 ? 'wien' : 'tirol'),
    teamCount: (_n, v) => v,
    visible: (_n, v) => v % 2 === 0,
    video: (n, v) => `https://video.test/${n}/${v}`,
  },
  clubs: {
    name: (n, v) => `FC ${n}.${v}`,
    shortName: (n, v) => `F${n}${v}`,
    logo: (n, v) => `${PICTURES}/wappen/${n}-${v}.svg`,
    color: (n, v) => `#0${n}00${String(v % 100).padStart(2, '0')}`,
    sid: (n, v) => `${n}00${v}`,
    points: (_n, v) => v,
    memberSince: (_n, v) => `Saison ${2000 + v}`,
    leagueCode: (_n, v) => `Q${v}`,
    kitHome: (n, v) => `${PICTURES}/heim/${n}-${v}.svg`,
    kitAway: (n, v) => `${PICTURES}/gast/${n}-${v}.svg`,
    coach: (n, v) => `Gustl ${n}.${v}`,
    captain: (_n, v) => playerId(1 + (v % 3)),
  },
  players: {
    name: (n, v) => `Ferdl ${n}.${v}`,
    number: (n, v) => `${n}${v}`,
    sid: (n, v) => `4${n}${v}`,
    position: (_n, v) => `Sturm ${v}`,
    eligibility: (_n, v) => (v % 2 === 0 ? 'eligible' : 'suspended'),
    birthday: (_n, v) => String(1980 + v),
    nationality: (_n, v) => `Land ${v}`,
    image: (n, v) => `${PICTURES}/bild/${n}-${v}.jpg`,
    isCaptain: (_n, v) => v % 2 === 0,
    club: (_n, v) => clubId(1 + (v % 3)),
  },
  matches: {
    kickoff: (_n, v) => day(v),
    location: (n, v) => `Platz ${n}.${v}`,
    gameday: (_n, v) => v,
    status: (_n, v) => STATUSES[v % STATUSES.length],
    score: (_n, v) => ({ home: v, away: 0 }),
    firstHalf: (_n, v) => day(v),
    secondHalf: (_n, v) => day(v + 1),
    homeKit: (n, v) => `${PICTURES}/dress/h${n}-${v}.svg`,
    awayKit: (n, v) => `${PICTURES}/dress/a${n}-${v}.svg`,
    events: (n, v) => v + n,
    homeLineup: (n, v) => v + n,
  },
  seasons: { name: (n, v) => `Saison ${n}.${v}`, primary: (_n, v) => v % 2 === 0 },
  news: {
    title: (n, v) => `Bericht ${n}.${v}`,
    image: (n, v) => `${PICTURES}/news/${n}-${v}.jpg`,
    html: (n, v) => `<p>${n}.${v}</p>`,
    tag: (_n, v) => `Q${v}`,
    video: (n, v) => `https://video.test/n/${n}/${v}`,
    created: (_n, v) => day(v),
  },
};

/** How many of each kind there are, from 1. */
const COUNT = 3;
export const NUMBERS = Array.from({ length: COUNT }, (_, index) => index + 1);

/** Snapshots of an earlier time are up to two versions older. */
const FIRST = 2;

/** A league as it is right now: which version of each fact holds, or none. */
export class World {
  private readonly versions = new Map<string, number | null>();

  /** What holds now, or held some versions ago; null: none. */
  fact(kind: Kind, n: number, key: string, ago = 0): unknown {
    const version = this.versions.get(`${kind}/${n}/${key}`);
    const spoken = FACTS[kind][key];
    if (spoken === undefined) throw new Error(`${kind} know no ${key}`);
    return version === null ? null : spoken(n, (version ?? FIRST) - ago);
  }

  /** Something changes, or becomes none. */
  change(kind: Kind, n: number, which: number, none: boolean): void {
    const keys = Object.keys(FACTS[kind]);
    const key = `${kind}/${n}/${keys[which % keys.length] ?? ''}`;
    const version = this.versions.get(key);
    this.versions.set(key, none ? null : (version ?? FIRST) + 1);
  }
}
