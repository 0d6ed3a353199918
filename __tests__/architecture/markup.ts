import path from 'node:path';
import ts from 'typescript';
import { law } from './law';
import { files } from './repository';
import type { SourceFile } from './repository';
import { at, collect } from './syntax';

const code = files(['src'], /\.tsx?$/);
const drawn = code.filter(({ path }) => path.endsWith('.tsx'));
const byPath = new Map(code.map((file) => [file.path, file]));

/** Components that take a text as their only child and give it an element. Everything else takes `Elements`. */
const TEXT_TAKERS = new Set(['Anchor', 'Button', 'ButtonLink', 'Checkbox', 'Chip', 'Fact', 'Heading', 'Link', 'Note']);

/** Types that have no text of their own, `ui/elements.ts`. */
function isOfElements(type: ts.TypeNode): boolean {
  if (ts.isUnionTypeNode(type)) return type.types.every(isOfElements);
  if (ts.isFunctionTypeNode(type)) return isOfElements(type.type);
  if (ts.isParenthesizedTypeNode(type)) return isOfElements(type.type);
  return /^((readonly )?(Elements|ReactElement)(\[\])?|boolean|undefined|null)$/.test(type.getText());
}

/** The files of ours that a file imports. */
const imported = (file: SourceFile): readonly SourceFile[] =>
  collect(file, (node) => {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return null;
    const to = path.posix.join(path.posix.dirname(file.path), node.moduleSpecifier.text);
    return byPath.get(`${to}.ts`) ?? byPath.get(`${to}.tsx`);
  });

const propertyTypes = (file: SourceFile, name: string): readonly ts.TypeNode[] =>
  collect(file, (node) =>
    (ts.isPropertySignature(node) || ts.isParameter(node)) && node.name.getText() === name ? node.type : null,
  );

/** What a name stands for in a file: initial values of variables, and functions. */
const valuesOf = (file: SourceFile, name: string): readonly ts.Node[] =>
  collect(file, (node) => {
    if (ts.isFunctionDeclaration(node) && node.name?.text === name) return node;
    return ts.isVariableDeclaration(node) && node.name.getText() === name ? node.initializer : null;
  });

/** What a function returns, without the functions in it. */
function returned(node: ts.Node): readonly ts.Expression[] {
  if (!ts.isFunctionLike(node) || !('body' in node) || node.body === undefined) return [];
  if (!ts.isBlock(node.body)) return ts.isExpression(node.body) ? [node.body] : [];
  const found: ts.Expression[] = [];
  const look = (inner: ts.Node): void => {
    if (ts.isReturnStatement(inner) && inner.expression) found.push(inner.expression);
    else if (!ts.isFunctionLike(inner)) ts.forEachChild(inner, look);
  };
  look(node.body);
  return found;
}

/** Whether what an expression draws may be a text outside of an element; so is whatever is not known to be none. */
function mayBeText(file: SourceFile, node: ts.Node): boolean {
  const may = (inner: ts.Node): boolean => mayBeText(file, inner);
  if (ts.isJsxText(node) || ts.isStringLiteral(node)) return node.text.trim() !== '';
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return false;
  if (ts.isJsxExpression(node)) return node.expression !== undefined && may(node.expression);
  if (ts.isParenthesizedExpression(node)) return may(node.expression);
  if (ts.isConditionalExpression(node)) return may(node.whenTrue) || may(node.whenFalse);
  if (ts.isBinaryExpression(node))
    return may(node.right) || (node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken && may(node.left));
  if (ts.isArrowFunction(node)) return returned(node).some(may);
  if (ts.isArrayLiteralExpression(node)) return node.elements.some(may);
  if (ts.isCallExpression(node)) {
    const { expression, arguments: given } = node;
    if (/^createPortal$/.test(expression.getText())) return false;
    const drawsEach = /(^Array\.from|\.(map|flatMap))$/.test(expression.getText()) ? given.at(-1) : undefined;
    return mayReturnText(file, drawsEach ?? expression);
  }
  if (/^(null|undefined|true|false)$/.test(node.getText())) return false;
  return mayNameText(file, node, may);
}

const mayReturnText = (file: SourceFile, callee: ts.Node): boolean => {
  const results = returned(callee);
  return results.length > 0
    ? results.some((result) => mayBeText(file, result))
    : mayNameText(file, callee, (value) => mayReturnText(file, value));
};

/** Judges a name by its values in the file, otherwise by its declared type, there or in a file that it imports. */
function mayNameText(file: SourceFile, node: ts.Node, judge: (value: ts.Node) => boolean): boolean {
  const name = ts.isPropertyAccessExpression(node) ? node.name.text : ts.isIdentifier(node) ? node.text : null;
  if (name === null) return true;
  const values = ts.isIdentifier(node) ? valuesOf(file, name) : [];
  if (values.length > 0) return values.some(judge);
  const own = propertyTypes(file, name);
  const types = own.length > 0 ? own : imported(file).flatMap((other) => propertyTypes(other, name));
  return types.length === 0 || !types.every(isOfElements);
}

/** Texts among the children of an element that is not theirs alone. */
function strayTexts(file: SourceFile, node: ts.Node): readonly ts.Node[] {
  if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return [];
  const children = node.children.filter((child) => !ts.isJsxText(child) || !child.containsOnlyTriviaWhiteSpaces);
  const tag = ts.isJsxElement(node) ? node.openingElement.tagName.getText() : '';
  if (children.length === 1 && (/^[a-z]/.test(tag) || TEXT_TAKERS.has(tag))) return [];
  return children.filter((child) => mayBeText(file, child));
}

/** What a component returns that may be a text. */
function textResults(file: SourceFile, node: ts.Node): readonly ts.Node[] {
  if (!ts.isFunctionLike(node)) return [];
  const named = ts.isVariableDeclaration(node.parent) ? node.parent.name : node.name;
  const name = named?.getText() ?? '';
  if (!/^([A-Z][a-z]|render$)/.test(name) || (node.type && isOfElements(node.type))) return [];
  return returned(node).filter((result) => mayBeText(file, result));
}

law('A text is the only child of its element, so that a browser’s translator may replace it', {
  files: drawn,
  broken: (file) => [
    ...collect(file, (node) => [...strayTexts(file, node), ...textResults(file, node)])
      .flat()
      .map((node) => at(node)),
  ],
  planted: [
    'const A = () => <p>{icon && <Icon />}Drucken</p>;',
    'const A = () => <p>{name}<b>{score}</b></p>;',
    'const A = () => <p>{place}. Platz</p>;',
    'const A = () => <>{`Stand ${time}`}</>;',
    'const A = () => <p>{runs.map((run) => run.hit ? <b>{run.words}</b> : run.words)}<i /></p>;',
    'const A = () => <Suspense fallback={null}>Lädt</Suspense>;',
    'function Status() { if (known) return <b />; return "unbekannt"; }',
    'interface Props { readonly children: ReactNode }\nconst A = ({ children }: Props) => <p><i />{children}</p>;',
    'const words = open ? <b /> : "zu";\nconst A = () => <p><i />{words}</p>;',
  ].map((text, index) => ({ path: `src/ui/Planted${index}.tsx`, text })),
});
