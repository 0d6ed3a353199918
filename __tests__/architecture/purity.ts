import ts from 'typescript';
import { law } from './law';
import { files, isIn } from './repository';
import { at, collect } from './syntax';

const BROWSER = new Set(
  'document window localStorage sessionStorage navigator location history fetch performance setTimeout setInterval requestAnimationFrame indexedDB'.split(
    ' ',
  ),
);

/** Reading the clock or chance: `Date.now()`, `new Date()`, `Math.random()`. */
function clock(node: ts.Node): string | null {
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && (node.arguments ?? []).length === 0)
    return at(node);
  return ts.isPropertyAccessExpression(node) && /^(Date\.now|Math\.random|performance\.now)$/.test(node.getText())
    ? at(node)
    : null;
}

/** A global of the browser, not a key or a variable of the same name. */
function browser(node: ts.Node): string | null {
  if (!ts.isIdentifier(node) || !BROWSER.has(node.text)) return null;
  const { parent } = node;
  const root =
    (ts.isPropertyAccessExpression(parent) && parent.expression === node) ||
    (ts.isCallExpression(parent) && parent.expression === node);
  return root ? at(parent) : null;
}

/** What draws or keeps state; tables and views may use the toolkit's helpers for actions, memory and shared structure. */
const imports = (forbidden: RegExp) => (node: ts.Node) =>
  ts.isImportDeclaration(node) && forbidden.test(node.moduleSpecifier.getText().slice(1, -1)) ? at(node) : null;

const PLUMBING = ['merge', 'normalise', 'queryLedger', 'reducer', 'shapes', 'select', 'tables'].map(
  (name) => `src/entities/${name}.ts`,
);
const drawsOrKeeps = imports(/^react|^redux|^@reduxjs/);

const plantedInRules = [
  { path: 'src/entities/match/today.ts', text: 'export const today = () => new Date();' },
  { path: 'src/entities/match/age.ts', text: 'export const age = (t) => Date.now() - t;' },
  { path: 'src/entities/match/wide.ts', text: 'export const wide = () => window.innerWidth > 900;' },
];

law('docs/architecture.md 1: rules of the site know no clock, no browser, no React and no Redux', {
  files: files(['src/entities'], /\.tsx?$/),
  broken: (file) => [
    ...collect(file, (node) => clock(node) ?? browser(node)),
    ...(PLUMBING.includes(file.path) || isIn(file.path, 'src/entities/views') ? [] : collect(file, drawsOrKeeps)),
  ],
  planted: [
    ...plantedInRules,
    { path: 'src/entities/match/hook.ts', text: "import { useState } from 'react';\nexport const useX = useState;" },
    {
      path: 'src/entities/match/slice.ts',
      text: "import { createSlice } from '@reduxjs/toolkit';\nexport { createSlice };",
    },
  ],
});

/** A text that looks like one for visitors: with an umlaut, or beginning with a word in capitals and small letters. */
function copy(node: ts.Node): string | null {
  return ts.isStringLiteralLike(node) && /[äöüßÄÖÜ]|^[A-Z][a-z]+( |$)/.test(node.text) ? at(node) : null;
}

law('What visitors read stands beside the components that show it, not in the rules', {
  files: files(['src/entities'], /\.ts$/),
  broken: (file) => collect(file, copy),
  allowed: {
    'src/entities/league/selectors.ts': 'the name under which the federation keeps teams that have left: data',
    'src/entities/player/rules.ts': 'the prescribed name of a player without one, and of what is no name',
  },
  planted: [
    { path: 'src/entities/views/side.ts', text: "export const NAMELESS = 'Unbekannt';" },
    { path: 'src/entities/match/words.ts', text: "export const over = 'nach Ende der Verlängerung';" },
  ],
});

law("The server's rules know no clock, no framework and no database", {
  files: files(['server/domain'], /\.ts$/),
  broken: (file) =>
    collect(file, (node) => clock(node) ?? imports(/^(fastify|@fastify|drizzle|pg$|@electric)|\/db\//)(node)),
  planted: [
    { path: 'server/domain/today.ts', text: 'export const today = () => new Date();' },
    { path: 'server/domain/row.ts', text: "import { eq } from 'drizzle-orm';\nexport { eq };" },
  ],
});

law('What only looks knows no store', {
  files: files(['src/ui', 'src/lib', 'src/content'], /\.tsx?$/),
  broken: (file) =>
    collect(file, (node) =>
      ts.isIdentifier(node) && /^use(App)?(Selector|Dispatch|Store)$|^use[A-Z]\w*(Query|Mutation)$/.test(node.text)
        ? at(node)
        : null,
    ),
  planted: [{ path: 'src/ui/Crest.tsx', text: 'export const Crest = () => useAppSelector(selectCrest);' }],
});

law('Features and cards use the typed hooks', {
  files: files(['src'], /\.tsx?$/).filter(({ path }) => path !== 'src/store/hooks.ts'),
  broken: (file) =>
    collect(file, (node) =>
      ts.isIdentifier(node) && /^use(Selector|Dispatch|Store)$/.test(node.text) ? at(node) : null,
    ),
  planted: [{ path: 'src/shared/Raw.tsx', text: 'export const Raw = () => useSelector(select);' }],
});

/** A `data-` attribute, written in JSX or by the DOM. */
function dataAttribute(node: ts.Node): string | null {
  if (ts.isJsxAttribute(node)) return node.name.getText().startsWith('data-') ? at(node) : null;
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'dataset' ? at(node) : null;
  if (ts.isBindingElement(node)) return (node.propertyName ?? node.name).getText() === 'dataset' ? at(node) : null;
  return ts.isStringLiteralLike(node) && /^\[?data-/.test(node.text) ? at(node) : null;
}

law('Modules do not talk to each other through attributes of the document', {
  files: files(['src'], /\.tsx?$/),
  broken: (file) => collect(file, dataAttribute),
  allowed: {
    'src/boot.ts': 'runs before everything else: the build hands it the names of the chunks in its own script tag',
    'src/lib/theme.ts': 'the theme of the whole document, for the style sheets',
    'src/ui/Link.tsx': 'which league a link chooses, which no address says',
    'src/app/linkPrefetch.ts': 'reads that of whatever link is pointed at',
  },
  planted: [
    { path: 'src/shared/Place.tsx', text: 'export const Place = () => <div data-awaited />;' },
    { path: 'src/shared/league.ts', text: 'export const league = ({ dataset }) => dataset.league;' },
    { path: 'src/shared/look.ts', text: "export const look = () => document.querySelector('[data-awaited]');" },
    { path: 'src/shared/flag.ts', text: "export const flag = (box) => box.toggleAttribute('data-flipped', true);" },
  ],
});
