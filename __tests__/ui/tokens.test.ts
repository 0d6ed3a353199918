import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from '../../src/ui/colour';

type Tokens = Record<string, string>;

const css = readFileSync(join(__dirname, '../../src/ui/tokens.css'), 'utf8');

function hexTokens(selector: string): Tokens {
  const block = css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/gi)].map(([, name, value]) => [name, value]),
  );
}

const light = hexTokens(':root');
const dark: Tokens = { ...light, ...hexTokens("[data-theme='dark']") };
/** Wells are sunken by day and raised by night. */
const themes: Record<string, Tokens> = {
  light: { ...light, well: light['sunken'] ?? '' },
  dark: { ...dark, well: dark['raised'] ?? '' },
};

const TEXT = 4.5;
const CONTROL = 3;

const pairs: [ink: string, ground: string, floor: number][] = [
  ['ink', 'bg', TEXT],
  ['ink-2', 'bg', TEXT],
  ['ink-3', 'bg', TEXT],
  ['ink', 'surface', TEXT],
  ['ink-2', 'surface', TEXT],
  ['ink-3', 'surface', TEXT],
  ['ink-2', 'sunken', TEXT],
  ['ink-3', 'sunken', TEXT],
  ['ink-2', 'raised', TEXT],
  ['ink-3', 'raised', TEXT],
  ['action', 'bg', TEXT],
  ['action', 'surface', TEXT],
  ['action', 'sunken', TEXT],
  ['action-hover', 'bg', TEXT],
  ['on-action', 'action', TEXT],
  ['on-action', 'action-hover', TEXT],
  ['on-pitch', 'pitch', TEXT],
  ['on-pitch-2', 'pitch', TEXT],
  ['on-pitch', 'pitch-2', TEXT],
  ['on-pitch-2', 'pitch-2', TEXT],
  ['on-pitch', 'pitch-3', TEXT],
  ['neon', 'pitch', TEXT],
  ['neon', 'pitch-2', TEXT],
  ['on-neon', 'neon', TEXT],
  ['on-neon', 'neon-hover', TEXT],
  ['ink', 'neon-soft', TEXT],
  ['on-win', 'win', TEXT],
  ['on-draw', 'draw', TEXT],
  ['on-loss', 'loss', TEXT],
  ['ok-ink', 'ok-bg', TEXT],
  ['warn-ink', 'warn-bg', TEXT],
  ['err-ink', 'err-bg', TEXT],
  ['err-ink', 'surface', TEXT],
  ['ok-ink', 'surface', TEXT],
  ['ok-ink', 'well', TEXT],
  ['err-ink', 'well', TEXT],
  ['ink-2', 'well', TEXT],
  ['ink-2', 'neon-soft', TEXT],
  ['action', 'well', TEXT],
  ['action', 'ok-bg', CONTROL],
  ['action', 'err-bg', CONTROL],
  ['ink-3', 'ok-bg', TEXT],
  ['ink-3', 'err-bg', TEXT],
  ['bg', 'ink', TEXT],
  ['on-pop', 'pop', TEXT],
  ['neon', 'pop', TEXT],
  ['line-2', 'surface', CONTROL],
  ['win', 'surface', CONTROL],
  ['loss', 'surface', CONTROL],
  ['focus', 'bg', CONTROL],
  ['focus', 'surface', CONTROL],
  ['neon', 'pitch', CONTROL],
];

describe.each(Object.keys(themes))('colours of the %s theme', (theme) => {
  const tokens = themes[theme] ?? {};

  it.each(pairs)('%s on %s reaches %f', (ink, ground, floor) => {
    expect(tokens[ink]).toMatch(/^#/);
    expect(tokens[ground]).toMatch(/^#/);
    expect(contrast(tokens[ink] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(floor);
  });
});

it('gives the figures the design states', () => {
  expect(contrast(light['ink'] ?? '', light['bg'] ?? '')).toBeCloseTo(16.2, 1);
  expect(contrast(light['neon'] ?? '', light['pitch'] ?? '')).toBeCloseTo(11.9, 1);
});

describe('A reader’s own settings', () => {
  const sheets = readdirSync(join(__dirname, '../../src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, readFileSync(join(__dirname, '../../src', file), 'utf8')] as const);

  test('a larger default font makes text larger: no size of a text, nor its line, is in px', () => {
    const fixed = sheets.flatMap(([file, text]) =>
      [...text.matchAll(/(?:--f[\d-]+|font(?:-size)?|line-height):[^;{}]*\dpx[^;]*;/g)].map(
        ([rule]) => `${file}: ${rule}`,
      ),
    );
    expect(fixed).toEqual([]);
  });

  test('forced colours: what is chosen or current has a border, and a switch its knob', () => {
    const forced = sheets.flatMap(([, text]) => text.split('@media (forced-colors: active)').slice(1)).join('\n');
    expect(forced).toMatch(/aria-selected='true'.*aria-current[^{]*{\s*border: 2px solid/s);
    expect(forced).toMatch(/\.track::after {\s*background: ButtonText/);
  });
});
