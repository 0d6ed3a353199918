import type { Crest } from '../pictures/crest';
import type { Kit } from '../pictures/kit';

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
export const motifs: readonly Motif[] = [
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
export const colourPairs: readonly (readonly [string, string])[] = [
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
