import type { Crest } from '../pictures/crest';
import { crestCompositions } from '../pictures/crest';
import { crestPatterns } from '../pictures/crestPatterns';
import { crestShapes } from '../pictures/crestShapes';
import type { Kit } from '../pictures/kit';
import { kitPatterns } from '../pictures/kit';
import { crestUrl, kitUrl, sceneUrl } from '../pictures/render';
import { sceneCode } from '../pictures/scenes/scene';
import type { Federation } from '../db/rows';
import { colourPairs, motifs } from './clubStyles';
import type { ClubStyle, Motif } from './clubStyles';
import { flagshipClubs, flagshipStrengths } from './flagship';
import { FLAGSHIP_CODE } from './leagues';
import type { LeaguePlan } from './leagues';
import { regionOf } from './places';
import type { Random } from './random';

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
