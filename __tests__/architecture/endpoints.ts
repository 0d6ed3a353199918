import ts from 'typescript';
import { law } from './law';
import { files } from './repository';
import { at, collect } from './syntax';

/** The `query` of an endpoint's definition. */
function queryOf(definition: ts.Expression | undefined): ts.Expression | undefined {
  if (definition === undefined || !ts.isObjectLiteralExpression(definition)) return undefined;
  return definition.properties.filter(ts.isPropertyAssignment).find(({ name }) => name.getText() === 'query')
    ?.initializer;
}

/** `build.query<Ids, …>` whose request type does not say that its reader makes those very ids. */
function untied(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || !/^build\.(query|mutation)$/.test(node.expression.getText())) return null;
  const [ids] = node.typeArguments ?? [];
  const query = queryOf(node.arguments[0]);
  if (query === undefined) return null;
  const type = ts.isArrowFunction(query) ? query.type?.getText() : undefined;
  return ids !== undefined && type === `RequestDefinition<${ids.getText()}>`
    ? null
    : at(node, node.parent.getText().split('\n')[0]);
}

law('What an endpoint answers is what its decoder makes: a wrong shape does not compile', {
  files: files(['src/api'], /\.ts$/),
  broken: (file) => collect(file, untied),
  planted: [
    {
      path: 'src/api/loose.ts',
      text: 'export const a = build.query<ClubId, string>({ query: (code) => ({ read }) });',
    },
    {
      path: 'src/api/other.ts',
      text: 'export const a = build.query<ClubId, string>({ query: (code): RequestDefinition<PlayerId> => ({ read }) });',
    },
  ],
});
