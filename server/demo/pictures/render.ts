import { crestCode, readCrest, renderCrest } from './crest';
import type { Crest } from './crest';
import { kitCode, playerCode, readKit, readPlayer, renderKit, renderPlayer } from './kit';
import type { BackView, Kit } from './kit';
import { renderScene } from './scene';

/** A generated picture. Equal paths give equal pictures for ever, so it may be cached without limit. */
export interface Picture {
  readonly svg: string;
}

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

/** Draws the picture of a path under `/bilder/`; null if it has none. */
export function renderPicture(path: string): Picture | null {
  if (path.length > LONGEST_PATH) return null;
  const found = /^\/bilder\/([a-z]+)\/([A-Za-z0-9/-]+)\.svg$/.exec(path);
  const svg = galleries.get(found?.[1] ?? '')?.(found?.[2] ?? '') ?? null;
  return svg === null ? null : { svg };
}

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
