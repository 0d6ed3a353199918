import ts from 'typescript';
import { law } from './law';
import { files } from './repository';
import { at, collect } from './syntax';

/** Who asks again for code that did not come. */
const MAKERS = /^(lazyModule|lazyPart)$/;

/** Whether a node stands in an argument of one of them. */
function isMade(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isSourceFile(parent)) return false;
  return (ts.isCallExpression(parent) && MAKERS.test(parent.expression.getText())) || isMade(parent);
}

function loadsByHand(node: ts.Node): string | null {
  if (ts.isImportSpecifier(node) && node.name.text === 'lazy') return at(node);
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImport && !isMade(node) ? at(node) : null;
}

law('Code is loaded through lazyModule or lazyPart, so that what did not come is asked for again', {
  files: files(['src'], /\.tsx?$/),
  broken: (file) => collect(file, loadsByHand),
  allowed: {
    'src/index.tsx': 'the start, whose failure is said in the first frame',
    'src/app/routes.ts': 'each screen’s, given to lazyModule below',
    'src/lib/reloadSite.ts': 'the page is loaded anew in any case',
  },
  planted: [
    { path: 'src/ui/Card.tsx', text: "import { lazy } from 'react';\nexport const make = lazy;" },
    { path: 'src/ui/Map.tsx', text: "export const open = () => import('./map').then(({ draw }) => draw());" },
    { path: 'src/ui/Row.tsx', text: "export const Row = useDialogOnPress(() => import('./Dialog'), 'Fehler.');" },
  ],
});
