/** A league to be built; `size` clubs play a double round robin, 0 means it has no clubs. */
export interface LeaguePlan {
  readonly code: string;
  readonly name: string;
  readonly state: string | null;
  readonly size: number;
  readonly visible: boolean;
  readonly over35?: boolean;
}

/** Pseudo-league whose content fills the landing page. */
export const HOME_CODE = 'HME';

/** The flagship league: always live, most articles. */
export const FLAGSHIP_CODE = 'W1A';

const state = (
  key: string,
  name: string,
  leagues: readonly (readonly [code: string, division: string, size: number])[],
): LeaguePlan[] =>
  leagues.map(([code, division, size]) => ({ code, name: `${name} – ${division}`, state: key, size, visible: true }));

/** All leagues, in the order of the league strip. */
export const leaguePlans: readonly LeaguePlan[] = [
  { code: HOME_CODE, name: 'Startseite', state: null, size: 0, visible: false },
  ...state('wien', 'Wien', [
    ['W1A', '1. Liga A', 12],
    ['W1B', '1. Liga B', 12],
    ['W2A', '2. Liga A', 12],
    ['W2B', '2. Liga B', 12],
    ['W3A', '3. Liga A', 10],
  ]),
  { code: 'W35', name: 'Wien – Über-35-Liga', state: 'wien', size: 8, visible: true, over35: true },
  { code: 'W4A', name: 'Wien – 4. Liga A', state: 'wien', size: 0, visible: false },
  ...state('niederoesterreich', 'Niederösterreich', [
    ['N1A', '1. Liga', 12],
    ['N2A', '2. Liga A', 12],
    ['N2B', '2. Liga B', 10],
    ['N3A', '3. Liga', 10],
  ]),
  ...state('oberoesterreich', 'Oberösterreich', [
    ['O1A', '1. Liga', 12],
    ['O2A', '2. Liga', 12],
    ['O3A', '3. Liga', 10],
  ]),
  ...state('steiermark', 'Steiermark', [
    ['S1A', '1. Liga', 12],
    ['S2A', '2. Liga', 10],
  ]),
  ...state('kaernten', 'Kärnten', [
    ['K1A', '1. Liga', 12],
    ['K2A', '2. Liga', 10],
  ]),
  ...state('salzburg', 'Salzburg', [
    ['SB1', '1. Liga', 12],
    ['SB2', '2. Liga', 10],
  ]),
  ...state('tirol', 'Tirol', [
    ['T1A', '1. Liga', 12],
    ['T2A', '2. Liga', 10],
  ]),
  ...state('burgenland', 'Burgenland', [
    ['B1A', '1. Liga', 12],
    ['B2A', '2. Liga', 10],
  ]),
  { code: 'V1A', name: 'Vorarlberg – 1. Liga', state: 'vorarlberg', size: 8, visible: false },
  { code: 'AUS', name: 'Mannschaft aus der Liga ausgetreten', state: 'ausgetreten', size: 3, visible: true },
  { code: 'NONE', name: 'Ohne Liga', state: null, size: 0, visible: true },
];
