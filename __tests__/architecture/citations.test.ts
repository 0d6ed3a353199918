/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { law } from './law';
import { files, root, textOf } from './repository';

const CITATION = /docs\/([\w-]+)\.(md|json)(?:((?:,? (?:and )?\d+(?:\.\d+)?)+))?/g;

/** A document's section, `4` or `4.3`, without its heading. */
function sectionOf(document: string, number: string): string | undefined {
  const lines = document.split('\n');
  const starts = lines.findIndex((line) => new RegExp(`^#{2,3} ${number.replace('.', '\\.')}(?![.\\d])`).test(line));
  if (starts < 0) return undefined;
  const next = lines.slice(starts + 1).findIndex((line) => /^#{2,3} \d/.test(line));
  return lines.slice(starts, next < 0 ? undefined : starts + 1 + next).join('\n');
}

/**
 * Why a citation leads nowhere; null if it does lead somewhere. `4 and 5` are sections; `9, 5` may also be the
 * fifth item of section 9.
 */
function deadEnd(name: string, numbers: string): string | null {
  const file = `docs/${name}`;
  if (!existsSync(path.join(root, file))) return `${file} does not exist`;
  const document = textOf(file);
  const [first, ...others] = [...numbers.matchAll(/(, |and )?(\d+(?:\.\d+)?)/g)];
  if (first === undefined) return null;
  const section = sectionOf(document, first[2] ?? '');
  if (section === undefined) return `${file} has no section ${first[2]}`;
  const item = (number: string): boolean => new RegExp(`^${number}\\. `, 'm').test(section);
  const lost = others.find(([, , number = '']) => !item(number) && sectionOf(document, number) === undefined);
  return lost === undefined ? null : `${file} ${first[2]} has no item, and the document no section ${lost[2]}`;
}

law('Whoever cites a document names a section that it has', {
  files: files(['src', 'server', '__tests__', '.webpack'], /\.(tsx?|js|mjs|css|md)$/).filter(
    ({ path }) => path !== '__tests__/architecture/citations.test.ts',
  ),
  broken: ({ text }) =>
    [...text.matchAll(CITATION)].flatMap(
      ([, name, ending, numbers = '']) => deadEnd(`${name}.${ending}`, numbers) ?? [],
    ),
  planted: [
    { path: 'src/chapter.ts', text: '/** As docs/behaviour.md 99 wants it. */' },
    { path: 'src/call.ts', text: '/** As docs/api.md 4.99 wants it. */' },
    { path: 'src/item.ts', text: '/** As docs/api.md 9, 99 wants it. */' },
    { path: 'src/document.ts', text: '/** As docs/nothing.md wants it. */' },
  ],
});

law('The documents cite each other in the same way', {
  files: files(['docs'], /\.md$/),
  broken: ({ text }) =>
    [...text.matchAll(CITATION)].flatMap(
      ([, name, ending, numbers = '']) => deadEnd(`${name}.${ending}`, numbers) ?? [],
    ),
  planted: [{ path: 'docs/plan.md', text: 'see `docs/api.md 11`' }],
});

law('Nobody cites what is not in the repository', {
  files: files(['src', 'server', '__tests__', '.webpack'], /\.(tsx?|js|mjs|cjs|css|md)$/).filter(
    ({ path }) => path !== '__tests__/architecture/citations.test.ts',
  ),
  broken: ({ text }) =>
    text.match(
      /wire[- ]contract\b[^.]{0,3}(section|\d)|\b(spec|extras|wire-contract|quality|conventions)\.md|\(sections? \d/gi,
    ) ?? [],
  planted: [
    { path: 'src/old.ts', text: '// wire-contract.md 4.3' },
    { path: 'src/older.ts', text: '/** As ordered (section 8). */' },
  ],
});
