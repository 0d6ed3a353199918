const HARMLESS = new Set([
  ...[
    'A',
    'ABBR',
    'B',
    'BR',
    'CITE',
    'CODE',
    'DEL',
    'EM',
    'I',
    'INS',
    'MARK',
    'Q',
    'S',
    'SMALL',
    'SPAN',
    'STRONG',
    'SUB',
    'SUP',
    'U',
  ],
  ...[
    'P',
    'DIV',
    'UL',
    'OL',
    'LI',
    'BLOCKQUOTE',
    'H2',
    'H3',
    'H4',
    'H5',
    'H6',
    'HR',
    'PRE',
    'DL',
    'DT',
    'DD',
    'FIGURE',
    'FIGCAPTION',
    'IMG',
  ],
  ...['TABLE', 'CAPTION', 'THEAD', 'TBODY', 'TFOOT', 'TR', 'TH', 'TD'],
]);

const HARMLESS_ATTRIBUTE =
  /^(title|alt|width|height|colspan|rowspan|scope|lang|dir|start|target|rel|loading|decoding|referrerpolicy)$/;

/** What the box of a table carries. */
const FRAME = new Map([
  ['tabindex', '0'],
  ['role', 'group'],
  ['aria-label', 'Tabelle'],
]);

function isHarmlessAttribute({ name, value, ownerElement }: Attr): boolean {
  if (name === 'href') return ownerElement?.tagName === 'A' && /^(https?:\/\/|mailto:|#\/)/.test(value);
  if (name === 'src') return ownerElement?.tagName === 'IMG' && /^https?:\/\//.test(value);
  return HARMLESS_ATTRIBUTE.test(name) || (ownerElement?.tagName === 'DIV' && FRAME.get(name) === value);
}

/** Everything in a piece of markup that runs, loads or restyles something, or could be named by a script; empty if it is harmless. */
export function faults(markup: string): readonly string[] {
  const { body, head } = new DOMParser().parseFromString(markup, 'text/html');
  // By name: jsdom's engine for selectors is built anew for every document.
  const elements = [...head.getElementsByTagName('*'), ...body.getElementsByTagName('*')];
  return [
    ...[...body.attributes].map(({ name }) => `body ${name}`),
    ...elements.flatMap((element) => [
      ...(HARMLESS.has(element.tagName) ? [] : [element.tagName]),
      ...[...element.attributes]
        .filter((attribute) => !isHarmlessAttribute(attribute))
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    ]),
  ];
}
