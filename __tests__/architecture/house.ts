import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import config from './dependency-cruiser.cjs';
import { law } from './law';
import { files, paths, root, textOf } from './repository';
import type { SourceFile } from './repository';
import { at, collect } from './syntax';

const code = files(['src', 'server', '__tests__'], /\.tsx?$/);
const site = code.filter((file) => file.path.startsWith('src/'));

const importRules = config.forbidden.map(({ name }) => name);

const LONGEST = 350;

law(`No file is longer than ${LONGEST} lines`, {
  files: [
    ...code,
    ...files(['src'], /\.css$/),
    ...files(['.webpack', '__tests__'], /\.[cm]?js$/),
    { path: 'webpack.config.js', text: textOf('webpack.config.js') },
  ],
  broken: ({ text }) => {
    const lines = text.trimEnd().split('\n').length;
    return lines > LONGEST ? [`${lines} lines`] : [];
  },
  planted: ['src/long.ts', 'src/long.css', '.webpack/long.js'].map((path) => ({
    path,
    text: '/* line */\n'.repeat(LONGEST + 1),
  })),
});

law('Nobody gathers exports of others', {
  files: code,
  broken: (file) =>
    collect(file, (node) => (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined ? at(node) : null)),
  allowed: {
    'server/ingest/decoders.ts':
      'the server’s one door to the site’s decoders, so that a move there is seen in one place',
  },
  planted: [{ path: 'src/ui/index.ts', text: "export * from './Button';" }],
});

law('One place makes segments of addresses, for half of a character makes encodeURIComponent throw', {
  files: site,
  broken: (file) =>
    collect(file, (node) => (ts.isIdentifier(node) && node.text === 'encodeURIComponent' ? at(node) : null)),
  allowed: { 'src/lib/url.ts': 'the place' },
  planted: [{ path: 'src/api/teams.ts', text: 'export const path = encodeURIComponent(code);' }],
});

/** Names of the files that are loaded lazily, by `import()`. */
const lazy = new Set(
  site.flatMap((file) =>
    collect(file, (node) =>
      ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
        ? path.posix.basename(node.arguments[0]?.getText().slice(1, -1) ?? '')
        : null,
    ),
  ),
);

law('Default exports are for what is loaded lazily', {
  files: site.filter((file) => !file.path.endsWith('.d.ts')),
  broken: (file) => {
    if (lazy.has(path.posix.basename(file.path).replace(/\.tsx?$/, ''))) return [];
    return collect(file, (node) =>
      ts.isExportAssignment(node) ||
      (ts.canHaveModifiers(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword))
        ? at(node, 'default export')
        : null,
    );
  },
  planted: [{ path: 'src/shared/Card.tsx', text: 'export default function Card() { return null; }' }],
});

/** Folders that hold a room: those right below the three tops, and the larger ones within them. */
const ROOMS = [
  ...['src', 'server'].flatMap((top) =>
    readdirSync(path.join(root, top), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [`${top}/${entry.name}`] : [],
    ),
  ),
  ...['src', 'server', '__tests__', '__tests__/bench', 'src/api/wire', 'src/app/page', 'src/ui/blocks'],
];
const MOST_LINES = 40;
const readmes = files(['src', 'server', '__tests__'], /(^|\/)README\.md$/);

/** The room itself stands for its README; a room that has none breaks the law. */
const roomFiles = (rooms: readonly string[]): readonly SourceFile[] =>
  rooms.map((room) => ({ path: room, text: readmes.find(({ path }) => path === `${room}/README.md`)?.text ?? '' }));

law('Every room has a README', {
  files: roomFiles(ROOMS),
  broken: ({ text }) => (text === '' ? ['no README.md'] : []),
  planted: roomFiles(['src/attic']),
});

law('Every room of site and server has a rule for its imports', {
  files: roomFiles(ROOMS.filter((room) => /^(src|server)\/[^/]+$/.test(room))),
  broken: ({ path: room }) => {
    const [top, name] = room.split('/');
    const rules = [`${room} imports only`, ...(room === 'src/features' ? ['features: no sibling'] : [])];
    return top !== undefined &&
      name !== undefined &&
      importRules.some((rule) => rules.some((one) => rule.startsWith(one)))
      ? []
      : ['no rule in dependency-cruiser.cjs'];
  },
  allowed: { 'src/app': 'puts everything together' },
  planted: roomFiles(['server/attic']),
});

law(`A README has ${MOST_LINES} lines at most`, {
  files: readmes,
  broken: ({ text }) => {
    const lines = text.trimEnd().split('\n').length;
    return lines > MOST_LINES ? [`${lines} lines`] : [];
  },
  planted: [{ path: 'src/README.md', text: 'line\n'.repeat(MOST_LINES + 1) }],
});

const everyPath = paths(['src', 'server', '__tests__', 'docs', 'public', '.webpack'], /./);

/** What a README names in backticks as a file, and is none of its room's. */
function missingFiles({ path: readme, text }: SourceFile): readonly string[] {
  const room = path.posix.dirname(readme);
  return [...text.matchAll(/`([\w./-]+\.(?:tsx?|css|cjs|mjs|md|json|html))`/g)].flatMap(([, name = '']) => {
    // `XScreen.tsx`, `useX.ts` and `features/xyz/` stand for any.
    if (/(^|\/)(use)?X(yz)?[A-Z.]/.test(name)) return [];
    const exists = everyPath.some(
      (file) =>
        file === name ||
        file === path.posix.join(room, name) ||
        file === path.posix.join(room.split('/')[0] ?? '', name) ||
        file === `src/${name}` ||
        (file.startsWith(`${room}/`) && file.endsWith(`/${name}`)),
    );
    return exists ? [] : [name];
  });
}

law('A README names files that there are', {
  files: readmes,
  broken: missingFiles,
  planted: [{ path: 'src/ui/README.md', text: 'See `Nowhere.tsx`.' }],
});

/** Classes that a component names and that its stylesheet does not have. */
function missingClasses({ path: file, text }: SourceFile): readonly string[] {
  return [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, name = '', from = '']) => {
    const css = textOf(path.join(path.dirname(file), from));
    const used = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)|\\b${name}\\['([^']+)'\\]`, 'g'))].map(
      ([, dotted, quoted]) => dotted ?? quoted ?? '',
    );
    return [...new Set(used)].filter((used) => !new RegExp(`\\.${used}(?![\\w-])`).test(css));
  });
}

law('Every class that a component names exists in its stylesheet', {
  files: site,
  broken: missingClasses,
  planted: [
    {
      path: 'src/ui/Planted.tsx',
      text: "import styles from './Chip.module.css';\nexport const Planted = () => <p className={styles.nowhere} />;",
    },
  ],
});
