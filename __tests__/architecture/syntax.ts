import ts from 'typescript';
import type { SourceFile } from './repository';

const parsed = new WeakMap<SourceFile, ts.SourceFile>();

function parse(file: SourceFile): ts.SourceFile {
  const known = parsed.get(file) ?? ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
  parsed.set(file, known);
  return known;
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** Every node of a file of which `pick` makes something, comments never among them. */
export function collect<Found>(file: SourceFile, pick: (node: ts.Node) => Found | null | undefined): readonly Found[] {
  const found: Found[] = [];
  walk(parse(file), (node) => {
    const picked = pick(node);
    if (picked != null) found.push(picked);
  });
  return found;
}

/** Where a node stands, for messages: `12: the words`. */
export function at(node: ts.Node, words = node.getText()): string {
  const source = node.getSourceFile();
  return `${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${words}`;
}

const isAssignment = (node: ts.BinaryExpression): boolean =>
  node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment && node.operatorToken.kind <= ts.SyntaxKind.LastAssignment;

const CHANGING = new Set([
  'add',
  'set',
  'delete',
  'clear',
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'sort',
  'reverse',
]);

/** The variable at the root of `a.b[c]`. */
function rootName(node: ts.Expression): string | null {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) ? rootName(node.expression) : null;
}

/** Names of a module's own variables that something in the file changes: `let`, and collections that grow or shrink. */
export function moduleState(file: SourceFile): readonly string[] {
  const source = parse(file);
  const declared = source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList, modifiers }) =>
    modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)
      ? []
      : declarationList.declarations.map(({ name }) => ({
          name: name.getText(),
          changes: (declarationList.flags & ts.NodeFlags.Const) === 0,
        })),
  );
  const changed = new Set<string | null>();
  walk(source, (node) => {
    if (ts.isBinaryExpression(node) && isAssignment(node) && !ts.isIdentifier(node.left))
      changed.add(ts.isExpression(node.left) ? rootName(node.left) : null);
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression, name } = node.expression;
      if (CHANGING.has(name.text) && ts.isIdentifier(expression)) changed.add(expression.text);
    }
  });
  return declared.filter(({ name, changes }) => changes || changed.has(name)).map(({ name }) => name);
}
