import type { Federation } from './load';
import { FLAGSHIP_CODE } from './leagues';
import type { LeaguePlan } from './leagues';
import { crestCompositions, crestPatterns, crestShapes } from './pictures/crest';
import type { Crest } from './pictures/crest';
import { kitPatterns } from './pictures/kit';
import type { Kit } from './pictures/kit';
import { crestUrl, kitUrl, sceneUrl } from './pictures/render';
import { sceneCode } from './pictures/scene';
import { regionOf } from './places';
import type { Random } from './random';

/** How a club looks and whether its name takes a plural verb. */
export interface ClubStyle {
  readonly name: string;
  readonly plural: boolean;
  readonly crest: Crest;
  readonly home: Kit;
  readonly away: Kit;
}

/** Second half of a club's name, what its crest shows, and whether German treats the name as a plural. */
export interface Motif {
  readonly word: string;
  readonly symbol: string;
  readonly plural: boolean;
  readonly pattern?: string;
}

const many = (word: string, symbol: string, pattern?: string): Motif => ({
  word,
  symbol,
  plural: true,
  ...(pattern === undefined ? {} : { pattern }),
});
const one = (word: string, symbol: string, pattern?: string): Motif => ({
  word,
  symbol,
  plural: false,
  ...(pattern === undefined ? {} : { pattern }),
});

/** Motifs to combine with places. */
const motifs: readonly Motif[] = [
  many('Libellen', 'libelle'),
  many('Wölfe', 'wolf', 'halb'),
  many('Füchse', 'wolf'),
  many('Pfeile', 'pfeil'),
  many('Tannen', 'tanne'),
  many('Lärchen', 'tanne'),
  many('Sterne', 'stern'),
  many('Kronen', 'krone'),
  many('Gipfel', 'berg'),
  many('Türme', 'turm'),
  many('Ziegel', 'turm', 'ziegel'),
  many('Anker', 'anker'),
  many('Fackeln', 'flamme'),
  many('Funken', 'blitz'),
  many('Blitze', 'blitz', 'strahlen'),
  many('Böen', 'wind'),
  many('Wirbel', 'wind'),
  many('Kastanien', 'blatt'),
  many('Wellen', 'ball', 'wellen'),
  many('Laternen', 'flamme', 'halb'),
  many('Kickers', 'ball'),
  many('Strolche', 'stern'),
  many('Murmeln', 'ball', 'karo'),
  many('Zwetschken', 'blatt'),
  one('Union', 'ball'),
  one('Sechs', 'stern', 'streifen'),
  one('Kleinfeld', 'ball', 'balken'),
  one('Express', 'blitz', 'sparren'),
  one('Echo', 'wind', 'balken'),
  one('Komet', 'stern', 'schraeg'),
  one('Almrausch', 'blatt', 'viertel'),
  one('Fernweh', 'anker', 'pfahl'),
];

/** Main and second colour of a club; each is readable on the other. */
const colourPairs: readonly (readonly [string, string])[] = [
  ['0b5ca9', 'ffffff'],
  ['b0392b', 'f4e3cd'],
  ['17181c', 'f4c430'],
  ['0c7280', 'dcf2ec'],
  ['1f7d3c', 'ffffff'],
  ['5c2f1d', 'f0b45c'],
  ['3f4b57', 'edf1f5'],
  ['f08c26', '1c422f'],
  ['5c2a91', 'ffffff'],
  ['182a54', 'f6ae2d'],
  ['124d35', 'c5e17a'],
  ['9d1b35', 'f3eae3'],
  ['c8102e', 'ffffff'],
  ['1d3f8f', 'f2d34b'],
  ['2a6f6b', 'f6c89f'],
  ['7a1f4b', 'f3d7e2'],
  ['e3b505', '17233f'],
  ['3a7d2c', 'f7e36b'],
  ['243b53', '7fd1e8'],
  ['8a4b14', 'fbe3b5'],
  ['4a5d23', 'f1f3e0'],
  ['d1495b', '1b2432'],
  ['2f2a6b', 'c9b6ff'],
  ['0f766e', 'fde68a'],
  ['6b1d1d', 'f5d0a9'],
  ['155e75', 'ffffff'],
  ['374151', 'f97360'],
  ['a3420f', 'ffffff'],
  ['e9edf0', '0b5ca9'],
  ['f3e9d2', '9d1b35'],
];

const style = (name: string, plural: boolean, crest: string, home: string, away: string): ClubStyle => {
  const [shape = '', composition = '', pattern = '', symbol = '', c1 = '', c2 = '', letters = ''] = crest.split(' ');
  const kit = (code: string) => {
    const [kitPattern = '', k1 = '', k2 = ''] = code.split(' ');
    return { pattern: kitPattern, c1: k1, c2: k2, number: null };
  };
  return {
    name,
    plural,
    crest: { shape, composition, pattern, symbol, c1, c2, letters },
    home: kit(home),
    away: kit(away),
  };
};

/** The twelve clubs of the flagship league, drawn so that first and last, second and last but one … meet on the current matchday. */
const flagshipClubs: readonly ClubStyle[] = [
  style(
    'Donauwelle 22',
    false,
    'rund symbol wellen ball 0b5ca9 ffffff D22',
    'ringel 0b5ca9 ffffff',
    'brust ffffff 0b5ca9',
  ),
  style(
    'Nordbahn Sechs',
    false,
    'schild binde streifen blitz 17181c f4c430 NB6',
    'streifen 17181c f4c430',
    'uni f4c430 17181c',
  ),
  style(
    'Auwald Union',
    false,
    'quadrat symbolschrift uni tanne 124d35 c5e17a AU',
    'aermel 124d35 c5e17a',
    'uni c5e17a 124d35',
  ),
  style(
    'Kahlenwind SC',
    false,
    'kerbe symbolschrift uni wind 1f7d3c ffffff KW',
    'schaerpe 1f7d3c ffffff',
    'brust ffffff 1f7d3c',
  ),
  style(
    'Penzinger Pfeile',
    true,
    'wimpel symbolschrift uni pfeil 5c2a91 ffffff PP',
    'winkel 5c2a91 ffffff',
    'schaerpe ffffff 5c2a91',
  ),
  style('Wiental Wölfe', true, 'schild symbol halb wolf 3f4b57 edf1f5 WW', 'halb 3f4b57 edf1f5', 'uni 16222c edf1f5'),
  style('Marillen Kickers', true, 'rund ring uni stern f08c26 1c422f MK', 'uni f08c26 1c422f', 'aermel 1c422f f08c26'),
  style(
    'Kastanie Prater',
    false,
    'tafel symbolschrift uni blatt 5c2f1d f0b45c KP',
    'brust 5c2f1d f0b45c',
    'uni f0b45c 5c2f1d',
  ),
  style(
    'Liesing Laternen',
    true,
    'heater schrift halb stern 182a54 f6ae2d LA',
    'uni 182a54 f6ae2d',
    'uni f6ae2d 182a54',
  ),
  style(
    'Lobau Libellen',
    true,
    'sechs symbolschrift uni libelle 0c7280 dcf2ec LL',
    'aermel 0c7280 dcf2ec',
    'uni dcf2ec 0c7280',
  ),
  style(
    'Brückenkopf 02',
    false,
    'kerbe haupt balken turm 9d1b35 f3eae3 BO2',
    'ringel 9d1b35 f3eae3',
    'brust 182a54 f3eae3',
  ),
  style(
    'Ziegelwerk 1100',
    false,
    'heater haupt ziegel berg b0392b f4e3cd ZW',
    'uni b0392b f4e3cd',
    'aermel f4e3cd b0392b',
  ),
];

/** How strong they are, in the same order; higher wins more often. */
const flagshipStrengths: readonly number[] = [0.95, -0.35, -0.75, -0.25, 0.15, -0.05, 0.25, 0.4, -0.9, 0.6, -0.5, 0.85];

/** A club on its way into the database, with what only the generator knows. */
export interface DemoClub {
  readonly row: Federation['clubs'][number];
  readonly style: ClubStyle;
  readonly strength: number;
}

const shapes = [...crestShapes.keys()];
const quietPatterns = ['uni', 'uni', 'uni', 'halb', 'wellen', 'strahlen', 'streifen'];
const boldPatterns = [...crestPatterns.keys()].filter((name) => name !== 'uni');
const kits = [...kitPatterns.keys()];

function initials(name: string): string {
  const ascii = name.toUpperCase().replaceAll('Ä', 'AE').replaceAll('Ö', 'OE').replaceAll('Ü', 'UE');
  return ascii
    .split(/[^A-Z0-9]+/)
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 3);
}

function nameFor(place: string, motif: Motif, random: Random): { name: string; plural: boolean } {
  if (random.chance(0.16)) return { name: `${place} ${String(random.int(3, 99)).padStart(2, '0')}`, plural: false };
  return { name: `${place} ${motif.word}`, plural: motif.plural };
}

function crestFor(name: string, motif: Motif, c1: string, c2: string, random: Random): Crest {
  const composition = random.pick(crestCompositions);
  const bold = composition === 'haupt' || composition === 'binde';
  const pattern = motif.pattern ?? random.pick(bold ? boldPatterns : quietPatterns);
  return {
    shape: composition === 'ring' ? 'rund' : random.pick(shapes),
    composition,
    pattern,
    symbol: motif.symbol,
    c1,
    c2,
    letters: initials(name),
  };
}

function styleFor(place: string, colours: readonly [string, string], random: Random): ClubStyle {
  const motif = random.pick(motifs);
  const { name, plural } = nameFor(place, motif, random);
  const [c1, c2] = colours;
  const crest = crestFor(name, motif, c1, c2, random);
  const home: Kit = { pattern: random.pick(kits), c1, c2, number: null };
  const away: Kit = { pattern: random.pick(['uni', 'brust', 'aermel', 'schaerpe']), c1: c2, c2: c1, number: null };
  return { name, plural, crest, home, away };
}

function styles(plan: LeaguePlan, size: number, taken: Set<string>, random: Random): ClubStyle[] {
  if (plan.code === FLAGSHIP_CODE) return [...flagshipClubs];
  const palette = random.shuffle(colourPairs);
  const places = random.shuffle(regionOf(plan.state).places);
  return Array.from({ length: size }, (_, index) => {
    const colours = palette[index % palette.length] ?? ['0b5ca9', 'ffffff'];
    const place = places[index % places.length] ?? 'Mittelland';
    let style = styleFor(place, colours, random);
    while (taken.has(style.name)) style = styleFor(place, colours, random);
    taken.add(style.name);
    return style;
  });
}

/** Builds the clubs of one league; `taken` collects names over all leagues, `sid` hands out the next club number. */
export function buildClubs(
  plan: LeaguePlan,
  leagueId: string,
  size: number,
  taken: Set<string>,
  sid: () => number,
  startYear: number,
  random: Random,
): DemoClub[] {
  return styles(plan, size, taken, random).map((style, index) => {
    const founded = random.int(1998, startYear - 3);
    const joined = Math.max(founded, random.int(2012, startYear - 1));
    return {
      style,
      strength: plan.code === FLAGSHIP_CODE ? (flagshipStrengths[index] ?? 0) : random.next() * 1.8 - 0.9,
      row: {
        id: random.uuid(),
        leagueId,
        sid: String(sid()),
        teamName: style.name,
        shortName: style.name.length > 15 ? (style.name.split(' ').at(-1) ?? style.name) : style.name,
        color: `#${style.crest.c1.toUpperCase()}`,
        logo: crestUrl(style.crest),
        coverImage: sceneUrl(sceneCode(random.pick(['raenge', 'flutlicht', 'netz', 'ecke']), 'breit')),
        foundationYear: String(founded),
        membershipSince: `SAISON ${joined}/${joined + 1}`,
        kitHome: kitUrl(style.home),
        kitAway: kitUrl(style.away),
      },
    };
  });
}
