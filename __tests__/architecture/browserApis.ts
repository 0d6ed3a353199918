import globals from 'globals';
import ts from 'typescript';
import { NEEDED, OPTIONAL } from '../support/browserApis';
import { law } from './law';
import { files } from './repository';
import type { SourceFile } from './repository';
import { at, collect } from './syntax';

/** Objects of which each member is a subject of its own. */
const OWNERS = ['navigator', 'history', 'crypto', 'performance', 'Intl', 'URL', 'AbortSignal'];

const isBrowsers = (name: string): boolean => name in globals.browser && !(name in globals.builtin);

/** Names that the file itself gives to something. */
const ownNames = (file: SourceFile): ReadonlySet<string> =>
  new Set(
    collect(file, (node) =>
      (ts.isVariableDeclaration(node) ||
        ts.isParameter(node) ||
        ts.isBindingElement(node) ||
        ts.isImportSpecifier(node) ||
        ts.isFunctionDeclaration(node) ||
        ts.isTypeAliasDeclaration(node) ||
        ts.isInterfaceDeclaration(node) ||
        ts.isClassDeclaration(node)) &&
      node.name !== undefined &&
      ts.isIdentifier(node.name)
        ? node.name.text
        : null,
    ),
  );

/** Whether an identifier is a value and not a type, the name of a member, or a key. */
function isValue(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isJsxAttribute(parent) || ts.isPropertySignature(parent) || ts.isMethodSignature(parent)) return false;
  return !ts.isTypeNode(parent) && !ts.isQualifiedName(parent) && !ts.isTypeElement(parent);
}

/** What of the browser's a node uses: `matchMedia`, `navigator.locks`. */
function used(node: ts.Node, own: ReadonlySet<string>): string | null {
  if (ts.isPropertyAccessExpression(node)) {
    const owner = node.expression.getText().replace(/^(window|globalThis)\./, '');
    if (/^(window|globalThis)$/.test(owner)) return isBrowsers(node.name.text) ? node.name.text : null;
    if (owner === 'document' && node.name.text === 'fonts') return 'document.fonts';
    return OWNERS.includes(owner) && !own.has(owner) ? `${owner}.${node.name.text}` : null;
  }
  if (!ts.isIdentifier(node) || own.has(node.text) || !isBrowsers(node.text) || !isValue(node)) return null;
  return OWNERS.includes(node.text) && ts.isPropertyAccessExpression(node.parent) ? null : node.text;
}

law('Whatever of the browser’s is used stands in the list of what may be missing, or must not', {
  files: files(['src'], /\.tsx?$/).filter(
    ({ path }) => !/\.d\.ts$|offline\/(serviceWorker|strategies)\.ts$|seasonWorker\.ts$/.test(path),
  ),
  broken: (file) => {
    const own = ownNames(file);
    return collect(file, (node) => {
      const name = used(node, own);
      const isListed = name === null || OPTIONAL.includes(name) || NEEDED.some((needed) => needed.test(name));
      return isListed ? null : at(node, name);
    });
  },
  planted: [
    { path: 'src/ui/useWake.ts', text: "export const wake = () => navigator.wakeLock.request('screen');" },
    { path: 'src/ui/useReport.ts', text: 'export const report = () => new ReportingObserver(() => undefined);' },
  ],
});
