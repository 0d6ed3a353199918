import ts from 'typescript';
import { law } from './law';
import { files, isIn } from './repository';
import { at, collect } from './syntax';

/** Keys of the wire whose spelling gives nothing away. */
const KEYS = new Set(
  'playerid teamid teamimg blockdate sliderdata homepagedata allstats seasonstats coverimg teamcount trikot bundesland primaryContact secondaryContact acceptedAGB referCode'.split(
    ' ',
  ),
);
/** Keys that are ordinary words; quoted, as one reads unknown objects, they are the wire's. */
const ENVELOPE = new Set(['upcoming', 'items', 'metadata', 'reason']);
/** Words of the wire that are never German copy. */
const VALUES = new Set(
  'pending completed submitted done abgebrochen abbgebrochen warten angenommen abgelehnt abgelent abgelaufen akzeptiert yellowCard redCard yellowRedCard'.split(
    ' ',
  ),
);
/** Words of the wire that are German copy as well: nothing may depend on them. */
const COPY_TOO = new Set(['Spielberechtigt', 'Gesperrt', 'Warten']);

const isKey = (word: string): boolean => /^\$[a-zA-Z]+$|^_?[a-z]+(_[a-z]+)+$|^_id$/.test(word) || KEYS.has(word);

/** Whether a text is compared with something, or stands in a list or table that something is looked up in. */
function decides({ parent }: ts.Node): boolean {
  return (
    ts.isCaseClause(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isLiteralTypeNode(parent) ||
    (ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText()))
  );
}

function wireWord(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) {
    const { text } = node;
    const key =
      (isKey(text) || ENVELOPE.has(text)) &&
      (ts.isElementAccessExpression(node.parent) || ts.isCallExpression(node.parent));
    return key || VALUES.has(text) || (COPY_TOO.has(text) && decides(node)) ? at(node) : null;
  }
  const { parent } = node;
  const names =
    ts.isIdentifier(node) &&
    ((ts.isPropertyAccessExpression(parent) && parent.name === node) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyAssignment(parent) ||
      ts.isBindingElement(parent));
  return names && isKey(node.text) ? at(node) : null;
}

law('docs/architecture.md 1: only the door knows the words of the wire', {
  files: files(['src'], /\.tsx?$/).filter(({ path }) => !isIn(path, 'src/api/wire')),
  broken: (file) => collect(file, wireWord),
  allowed: { 'src/lib/schedule.ts': 'RTK Query’s word for a query on its way' },
  planted: [
    { path: 'src/shared/name.ts', text: 'export const name = (row) => row.team_name;' },
    { path: 'src/shared/id.ts', text: "export const id = (row) => row['_id'];" },
    { path: 'src/shared/matches.ts', text: "export const matches = (body) => body['upcoming'];" },
    { path: 'src/shared/date.ts', text: 'export const date = ({ $date }) => $date;' },
    { path: 'src/shared/blocked.ts', text: 'export const player = (row) => row.playerid;' },
    { path: 'src/shared/open.ts', text: "export const isOpen = ({ status }) => status === 'warten';" },
    {
      path: 'src/shared/free.ts',
      text: "export const isFree = ({ eligibility }) => eligibility === 'Spielberechtigt';",
    },
    { path: 'src/api/body.ts', text: 'export const body = ({ terms }) => ({ acceptedAGB: terms });' },
    { path: 'src/api/failure.ts', text: "export const failure = (body) => body['reason'];" },
    { path: 'src/shared/over.ts', text: "export const isOver = ({ status }) => status === 'completed';" },
    { path: 'src/entities/kinds.ts', text: "export type Kind = 'goal' | 'yellowCard';" },
  ],
});
