import ts from 'typescript';
import { law } from './law';
import { files, isIn } from './repository';
import { at, collect } from './syntax';

const site = files(['src'], /\.tsx?$/);

/** Assignments and calls by which a text becomes part of a page as HTML. */
const SINKS =
  /^(innerHTML|outerHTML|srcdoc|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|parseFromString|write|writeln)$/;

function sink(node: ts.Node): string | null {
  if (ts.isJsxAttribute(node) && /^(dangerouslySetInnerHTML|srcDoc)$/.test(node.name.getText())) return at(node);
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'dangerouslySetInnerHTML') return at(node);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
    return ts.isPropertyAccessExpression(node.left) && SINKS.test(node.left.name.text) ? at(node) : null;
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { expression, name } = node.expression;
  return SINKS.test(name.text) && (!/^write/.test(name.text) || expression.getText() === 'document') ? at(node) : null;
}

law('HTML enters the page at shared/Html.tsx', {
  files: site,
  broken: (file) => collect(file, sink),
  allowed: {
    'src/shared/Html.tsx': 'the sink; it sanitises what it is given',
    'src/lib/plainText.ts': 'parses into a document of its own that runs and loads nothing, and takes only its text',
  },
  planted: [
    {
      path: 'src/ui/Raw.tsx',
      text: 'export const Raw = ({ html }) => <p dangerouslySetInnerHTML={{ __html: html }} />;',
    },
    {
      path: 'src/ui/spread.ts',
      text: 'export const props = (html) => ({ dangerouslySetInnerHTML: { __html: html } });',
    },
    { path: 'src/ui/inner.ts', text: 'export const draw = (box, html) => { box.innerHTML = html; };' },
    { path: 'src/ui/before.ts', text: "export const draw = (box, html) => box.insertAdjacentHTML('beforeend', html);" },
  ],
});

law('document.cookie stands in lib/cookies.ts', {
  files: site,
  broken: (file) =>
    collect(file, (node) =>
      ts.isPropertyAccessExpression(node) && /^(window\.)?document\.cookie$/.test(node.getText()) ? at(node) : null,
    ),
  allowed: { 'src/lib/cookies.ts': 'the one place' },
  planted: [{ path: 'src/store/crumbs.ts', text: 'export const crumbs = () => document.cookie;' }],
});

law(
  'Calls leave the site by two doors, the stream of changes comes by a third, what a visit measured leaves by a fourth',
  {
    files: site.filter(
      ({ path }) =>
        ![
          'src/api/fetchBody.ts',
          'src/api/preloadedResponses.ts',
          'src/live/stream.ts',
          'src/api/webVitals.ts',
        ].includes(path),
    ),
    broken: (file) =>
      collect(file, (node) => {
        if (ts.isNewExpression(node) && /^(XMLHttpRequest|EventSource|WebSocket)$/.test(node.expression.getText()))
          return at(node);
        return ts.isCallExpression(node) && /(^|\.)(fetch|sendBeacon)$/.test(node.expression.getText())
          ? at(node)
          : null;
      }),
    allowed: {
      'src/push/notifications.ts': 'the worker renews a subscription while no page is open',
      'src/api/serverLinks.ts': 'a picture to be handed on: no answer of the API',
    },
    planted: [
      { path: 'src/shared/ask.ts', text: "export const ask = () => fetch('/api/');" },
      { path: 'src/shared/stream.ts', text: "export const stream = new EventSource('/api/live');" },
    ],
  },
);

law('Storage is touched only where something is stored for the next visit', {
  files: site.filter(({ path }) => !isIn(path, 'src/store', 'src/filters', 'src/lib')),
  broken: (file) =>
    collect(file, (node) =>
      ts.isIdentifier(node) && /^(local|session)Storage$|^indexedDB$/.test(node.text) ? at(node) : null,
    ),
  allowed: {
    'src/app/page/usePageChange.ts': 'scroll positions of this tab, for a reload',
    'src/features/registration/draft.ts': 'a draft of this tab, so that a reload loses nothing',
  },
  planted: [{ path: 'src/shared/keep.ts', text: "export const keep = () => localStorage.setItem('a', '1');" }],
});

law('The demo changes the database through the writers', {
  files: files(['server/demo'], /\.ts$/),
  broken: (file) =>
    collect(file, (node) =>
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      /^(insert|update|delete)$/.test(node.expression.name.text) &&
      /\b(tx|db)$/.test(node.expression.expression.getText())
        ? at(node)
        : null,
    ),
  allowed: { 'server/demo/load.ts': 'fills an empty database and marks it, both or neither' },
  planted: [
    { path: 'server/demo/move.ts', text: 'export const move = (tx, to) => tx.update(matches).set({ kickoff: to });' },
    { path: 'server/demo/note.ts', text: 'export const note = (store, row) => store.db.insert(events).values(row);' },
  ],
});

law('Tests have their stores from support/store.ts: frozen, and with every check switched on', {
  files: files(['__tests__'], /\.tsx?$/),
  broken: (file) =>
    collect(file, (node) => (ts.isImportSpecifier(node) && node.name.text === 'makeStore' ? at(node) : null)),
  allowed: {
    '__tests__/support/store.ts': 'the one place',
    '__tests__/bench/store/ours.ts': 'measured as it is shipped',
  },
  planted: [
    { path: '__tests__/api/own.test.ts', text: "import { makeStore } from '../../src/store/makeStore';\nmakeStore();" },
  ],
});

/** `role="status"`, `role="log"` or `aria-live` on an element. */
function liveRegion(node: ts.Node): string | null {
  if (!ts.isJsxAttribute(node)) return null;
  const isLive = node.name.getText() === 'aria-live' || /^role=.*\b(status|log)\b/.test(node.getText());
  return isLive ? at(node) : null;
}

law('What screen readers are told goes through one live region that is there before it', {
  files: site,
  broken: (file) => collect(file, liveRegion),
  allowed: {
    'src/ui/Announcements.tsx': 'that region',
    'src/features/leagueSelection/HeroSlider.tsx': 'slides, which are there before they change',
  },
  planted: [
    { path: 'src/ui/Saved.tsx', text: 'export const Saved = () => <p role="status">Gespeichert.</p>;' },
    { path: 'src/ui/Late.tsx', text: 'export const Late = ({ on }) => <p role={on ? "status" : undefined} />;' },
    { path: 'src/ui/Loud.tsx', text: 'export const Loud = () => <p aria-live="polite">Tor!</p>;' },
  ],
});

law('The address is written in src/router', {
  files: site.filter(({ path }) => !isIn(path, 'src/router')),
  broken: (file) =>
    collect(file, (node) => {
      if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
        return /^(replace|push)State$/.test(node.expression.name.text) ? at(node) : null;
      const isWritten = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
      return isWritten && /(^|\.)location(\.(hash|href|search))?$/.test(node.left.getText()) ? at(node) : null;
    }),
  planted: [
    { path: 'src/shared/choose.ts', text: "export const choose = () => history.replaceState(null, '', '#/');" },
    { path: 'src/shared/go.ts', text: "export const go = () => { location.hash = '/tabelle'; };" },
  ],
});
