import { crestCode, readCrest } from './crest';
import type { Crest } from './crest';
import { kitCode, readKit } from './kit';
import type { Kit } from './kit';
import { duell, ecke, flanke, flutlicht, karten, netz, pokal, raenge, regen, taktik, uhr, wechsel } from './motifs';

/** The windows on a scene: 16:9, a wide one with the motif on the right, a tall one with the motif on top. */
const windows: ReadonlyMap<string, string> = new Map([
  ['16x9', '0 0 800 450'],
  ['breit', '-420 -20 1240 490'],
  ['frei', '0 0 800 450'],
  ['hoch', '-10 -130 820 1050'],
]);

const motifs: ReadonlyMap<string, () => string> = new Map([
  ['flutlicht', flutlicht],
  ['flanke', flanke],
  ['netz', netz],
  ['karten', karten],
  ['ecke', ecke],
  ['taktik', taktik],
  ['pokal', pokal],
  ['uhr', uhr],
  ['raenge', raenge],
  ['regen', regen],
]);

/** The sizes a scene comes in. */
export type SceneSize = '16x9' | 'breit' | 'hoch' | 'frei';

/** The scenes that need no further picture. */
export type SceneName =
  'flutlicht' | 'flanke' | 'netz' | 'karten' | 'ecke' | 'taktik' | 'pokal' | 'uhr' | 'raenge' | 'regen';

/** Path part of a plain scene. */
export function sceneCode(name: SceneName, size: SceneSize): string {
  return `${name}-${size}`;
}

/** Path part of two crests facing each other. */
export function duelCode(home: Crest, away: Crest, size: SceneSize): string {
  return `duell-${size}/${crestCode(home)}/${crestCode(away)}`;
}

/** Path part of a change of shirts. */
export function changeCode(from: Kit, to: Kit, size: SceneSize): string {
  return `wechsel-${size}/${kitCode(from)}/${kitCode(to)}`;
}

function drawing(name: string, first: string | undefined, second: string | undefined): string | null {
  if (first === undefined) return motifs.get(name)?.() ?? null;
  if (second === undefined) return null;
  if (name === 'duell') {
    const [home, away] = [readCrest(first), readCrest(second)];
    return home === null || away === null ? null : duell(home, away);
  }
  if (name === 'wechsel') {
    const [from, to] = [readKit(first), readKit(second)];
    return from === null || to === null ? null : wechsel(from, to);
  }
  return null;
}

/** One drawing without proportions of its own: the box it is shown in decides which window opens. */
function adaptive(inside: string): string {
  const view = (size: SceneSize) =>
    `<svg class="${size}" viewBox="${windows.get(size) ?? ''}" preserveAspectRatio="xMidYMid slice"><use href="#m"/></svg>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><style>.breit,.hoch{display:none}' +
    '@media(min-aspect-ratio:21/10){.breit{display:inline}.frei{display:none}}@media(max-aspect-ratio:11/10){.hoch{display:inline}.frei{display:none}}</style>' +
    `<defs><g id="m">${inside}</g></defs>${view('frei')}${view('breit')}${view('hoch')}</svg>`
  );
}

/** A scene as a whole SVG document, or null for an unknown one. */
export function renderScene(code: string): string | null {
  const [title = '', first, second, ...rest] = code.split('/');
  const found = /^([a-z]+)-([a-z0-9]+)$/.exec(title);
  const view = windows.get(found?.[2] ?? '');
  const inside = rest.length > 0 ? null : drawing(found?.[1] ?? '', first, second);
  if (view === undefined || inside === null) return null;
  if (found?.[2] === 'frei') return adaptive(inside);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" preserveAspectRatio="xMidYMid slice">${inside}</svg>`;
}
