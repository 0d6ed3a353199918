import { crestCode, drawCrest, readCrest, renderCrest } from './crest';
import type { Crest } from './crest';
import { kitCode, playerCode, readKit, readPlayer, renderKit, renderPlayer } from './kit';
import type { BackView, Kit } from './kit';
import { renderScene } from './scene';

const LONGEST_PATH = 240;

function read<T>(value: T | null, draw: (value: T) => string): string | null {
  return value === null ? null : draw(value);
}

const galleries: ReadonlyMap<string, (code: string) => string | null> = new Map([
  ['wappen', (code: string) => read(readCrest(code), renderCrest)],
  ['trikots', (code: string) => read(readKit(code), renderKit)],
  ['spieler', (code: string) => read(readPlayer(code), renderPlayer)],
  ['szenen', renderScene],
]);

/** Draws the pictures of the demo's rows: crests, shirts, players, scenes. */
export const pictures = {
  /** The SVG at a path under `/bilder/`; null if it has none. */
  render: (path: string): string | null => {
    if (path.length > LONGEST_PATH) return null;
    const [, gallery = '', code = ''] = /^\/bilder\/([a-z]+)\/([A-Za-z0-9/-]+)\.svg$/.exec(path) ?? [];
    return galleries.get(gallery)?.(code) ?? null;
  },
  /** The inside of a crest's SVG. */
  crest: (path: string, id: string): string | undefined => {
    const [, code = ''] = /^\/bilder\/wappen\/([\w-]+)\.svg$/.exec(path) ?? [];
    const known = path.length > LONGEST_PATH ? null : readCrest(code);
    return known === null ? undefined : drawCrest(known, id);
  },
};

/** Address of a crest. */
export function crestUrl(crest: Crest): string {
  return `/bilder/wappen/${crestCode(crest)}.svg`;
}

/** Address of a shirt. */
export function kitUrl(kit: Kit): string {
  return `/bilder/trikots/${kitCode(kit)}.svg`;
}

/** Address of a player seen from behind. */
export function playerUrl(player: BackView): string {
  return `/bilder/spieler/${playerCode(player)}.svg`;
}

/** Address of a scene, from one of the scene codes. */
export function sceneUrl(code: string): string {
  return `/bilder/szenen/${code}.svg`;
}
