import { law } from './law';
import { files } from './repository';

const sheets = files(['src'], /\.css$/);
const tokens = sheets.filter(({ path }) => path === 'src/ui/tokens.css');
const others = sheets.filter((sheet) => !tokens.includes(sheet) && sheet.path !== 'src/ui/fonts.css');

/** Values of some properties in a sheet, as they are written. */
const values = (text: string, property: string): readonly string[] =>
  [...text.matchAll(new RegExp(`(?<![\\w-])${property}:\\s*([^;}]+)[;}]`, 'g'))].map(([, value = '']) => value.trim());

/**
 * Where the layout changes: 480, 600, 800, 900 and 1200 px; at 800 itself the league page and the drawer are still
 * narrow. What goes beyond the screens' own layout (form, curve, who is missing) has a width of its own, 700.
 * Written in `em`, of which 16 px are one by default, so that a reader's larger font gets the layout that has room for it.
 */
const WIDE = [480, 600, 700, 800, 801, 900, 1200];
const NARROW = [479, 599, 699, 799, 800, 899, 1199];

function isBreakpoint(query: string): boolean {
  const [, edge, width] = /^\((min|max)-width: ([\d.]+)em\)$/.exec(query) ?? [];
  return edge !== undefined && (edge === 'min' ? WIDE : NARROW).includes(Number(width) * 16);
}

law('The layout changes at the widths of docs/behaviour.md', {
  files: sheets,
  broken: ({ text }) =>
    [...text.matchAll(/@media ([^{]*)/g)]
      .flatMap(([, query = '']) => query.match(/\([^)]*width[^)]*\)/g) ?? [])
      .filter((query) => !isBreakpoint(query)),
  allowed: { 'src/ui/global.css': 'below the least width the page is shown smaller, as WCAG 1.4.10 asks' },
  planted: [
    { path: 'src/ui/narrow.css', text: '@media (min-width: 900px) { p { margin: 0; } }' },
    { path: 'src/ui/both.css', text: '@media screen and (max-width: 45em) { p { margin: 0; } }' },
  ],
});

law('Sizes of type come from the one scale', {
  files: others,
  broken: ({ text }) => [
    ...values(text, 'font-size').filter((value) => !/^(var\(--f[\d-]+\)|inherit|[\d.]+em)$/.test(value)),
    ...values(text, 'font').filter(
      (value) => !/^(inherit|\d+ var\(--f[\d-]+\)\/[\d.]+(rem)? var\(--(text|display)\))$/.test(value),
    ),
  ],
  allowed: { 'src/ui/firstFrame.css': 'drawn in the stand-ins of the faces, which come later' },
  planted: [
    { path: 'src/ui/size.css', text: 'p { font-size: 22px; }' },
    { path: 'src/ui/short.css', text: 'p { font: 600 13.5px/1 var(--text); }' },
    { path: 'src/ui/face.css', text: 'p { font: 600 var(--f13)/1 serif; }' },
  ],
});

law('No length depends on which of its faces has come', {
  files: others,
  broken: ({ text }) => [...text.matchAll(/\b[\d.]+(?:ch|ex|cap|ic)\b/g)].map(([length]) => length),
  planted: [{ path: 'src/ui/wide.css', text: 'p { max-width: 40ch; }' }],
});

law('Corners come from the tokens', {
  files: others,
  broken: ({ text }) =>
    values(text, 'border-(?:[a-z]+-)*radius').filter(
      (value) => !value.split(' ').every((part) => /^(var\(--r-[a-z]+\)|0|50%|inherit)$/.test(part)),
    ),
  planted: [
    { path: 'src/ui/round.css', text: 'p { border-radius: 7px; }' },
    { path: 'src/ui/half.css', text: 'p { border-top-left-radius: 3px; }' },
  ],
});

law('Every step of the type scale is used', {
  files: tokens,
  broken: ({ text }) =>
    [...text.matchAll(/(--f[\d-]+):/g)].flatMap(([, name = '']) =>
      others.some((sheet) => sheet.text.includes(`var(${name})`)) ? [] : [name],
    ),
  planted: [{ path: 'src/ui/tokens.css', text: ':root { --f999: 999px; }' }],
});
