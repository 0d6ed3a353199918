import { renderToStaticMarkup } from 'react-dom/server';
import { onePath } from '../../src/ui/icons/onePath';

type Loader = (this: { readonly resourcePath: string }, source: string) => string;

const onePathIcons = jest.requireActual<Loader>('../../.webpack/onePathIcons.js');

const read = (source: string): string => onePathIcons.call({ resourcePath: 'sign.mjs' }, source);

type Part = readonly [element: string, attributes: Readonly<Record<string, string>>];

const sign = (...node: readonly Part[]): string =>
  `import createLucideIcon from '../createLucideIcon.mjs';\n\nconst __iconData = ${JSON.stringify({ node }, null, 2)};\nexport default createLucideIcon(__iconData);`;

/** The path that a sign of these elements becomes. */
const pathOf = (...node: readonly Part[]): unknown =>
  JSON.parse(/onePath\((".*")\)/.exec(read(sign(...node)))?.[1] ?? 'null');

test('a path that begins where the one before has ended is told its own beginning', () => {
  expect(pathOf(['path', { d: 'M1 2h3' }], ['path', { d: 'm14.5.75-8-3 1 1' }])).toBe('M1 2h3M14.5 .75l-8-3 1 1');
  expect(pathOf(['path', { d: 'm6 9 6 6' }], ['path', { d: 'm4-5v2' }])).toBe('M6 9l6 6M4 -5v2');
});

test('every other shape becomes a path of the same outline', () => {
  expect(pathOf(['circle', { cx: '12', cy: '10', r: '3' }])).toBe('M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z');
  expect(pathOf(['line', { x1: '1', y1: '2', x2: '3', y2: '4' }])).toBe('M1 2L3 4');
  expect(pathOf(['polyline', { points: '1 2 3 4' }], ['polygon', { points: '5 6 7 8' }])).toBe('M1 2 3 4M5 6 7 8z');
  expect(pathOf(['rect', { x: '1', y: '2', width: '8', height: '6' }])).toBe('M1 2h8v6h-8v-6z');
  expect(pathOf(['rect', { width: '8', height: '6', x: '1', y: '2', rx: '2' }])).toBe(
    'M3 2h4a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2z',
  );
});

test('another name of a sign stays one; what cannot be one path stops the build', () => {
  const alias = "export { default } from './star.mjs';";
  expect(read(alias)).toBe(alias);
  expect(() => read('export default 1;')).toThrow('sign.mjs');
  expect(() => read(sign(['circle', { cx: '1', cy: '1', r: '1', fill: 'currentColor' }]))).toThrow('sign.mjs');
  expect(() => read(sign(['text', { x: '1' }]))).toThrow();
});

test('a sign is hidden from readers unless it has a label', () => {
  const Sign = onePath('M1 2h3');
  expect(renderToStaticMarkup(<Sign size={17} fill="currentColor" className="a" />)).toBe(
    '<svg width="17" height="17" viewBox="0 0 24 24" fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="a"><path d="M1 2h3"></path></svg>',
  );
  const labelled = renderToStaticMarkup(<Sign role="img" aria-label="Tor" />);
  expect(labelled).toContain('width="24"');
  expect(labelled).toContain('aria-label="Tor"');
  expect(labelled).not.toContain('aria-hidden');
});
