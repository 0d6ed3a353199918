/** Markup that runs something if it reaches a page as it is; every vector calls `boom`. Made of a table, so that no combination is forgotten. */

const HANDLERS = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'ontoggle',
  'onpointerenter',
  'onanimationstart',
  'onbegin',
];
const CARRIERS = [
  'img',
  'svg',
  'video',
  'audio',
  'body',
  'input',
  'details',
  'a',
  'p',
  'table',
  'marquee',
  'iframe',
  'object',
  'select',
  'math',
  'button',
  'custom-tag',
  'li',
  'blockquote',
  'h1',
];
const SPELLINGS = [
  (tag: string, handler: string) => `<${tag} src=x tabindex=0 ${handler}=boom()>x</${tag}>`,
  (tag: string, handler: string) => `<${tag.toUpperCase()}/src="x"/${handler.toUpperCase()}="boom&#40;)"//x>`,
];

const SCHEMES = [
  'javascript:boom()',
  'JaVaScRiPt:boom()',
  ' javascript:boom()',
  '\u0001javascript:boom()',
  'java\tscript:boom()',
  'java\nscript:boom()',
  'java&#x0A;script:boom()',
  'javascript&colon;boom()',
  '&#106;avascript:boom()',
  '&#x6A;&#x61;vascript:boom()',
  'vbscript:boom()',
  'data:text/html,<script>boom()</script>',
  'data:text/html;base64,PHNjcmlwdD5ib29tKCk8L3NjcmlwdD4=',
  'data:image/svg+xml,<svg onload=boom()>',
  'blob:boom',
  'filesystem:boom',
  'about:blank#boom',
  'view-source:boom',
  'file:///boom',
  'ftp://boom.example/',
];
const ADDRESSED = [
  (url: string) => `<a href="${url}">x</a>`,
  (url: string) => `<img src="${url}">`,
  (url: string) => `<svg><a xlink:href="${url}"><text>x</text></a></svg>`,
  (url: string) => `<form action="${url}"><button formaction="${url}">x</button></form>`,
  (url: string) => `<iframe src="${url}"></iframe><embed src="${url}"><object data="${url}"></object>`,
];

const OTHERS = [
  '<script>boom()</script>',
  '<SCRIPT SRC=//boom.example/x.js></SCRIPT>',
  '<scr<script>ipt>boom()</scr</script>ipt>',
  '<script/x>boom()</script',
  '<<script>boom()//<</script>',
  '<svg><script>boom()</script></svg>',
  '<svg><script href="data:,boom()"/></svg>',
  '<math><mi xlink:href="javascript:boom()">x</mi></math>',
  '<iframe srcdoc="&lt;script&gt;boom()&lt;/script&gt;"></iframe>',
  '<style>@import "//boom.example";*{background:url(javascript:boom())}</style>',
  '<p style="background:url(javascript:boom());behavior:url(boom)">x</p>',
  '<link rel=stylesheet href="javascript:boom()"><link rel=import href=boom>',
  '<meta http-equiv=refresh content="0;url=javascript:boom()">',
  '<base href="javascript:boom()//">',
  '<svg><animate attributeName=href values="javascript:boom()"/></svg>',
  '<svg><set attributeName=onmouseover to=boom()></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=boom()>#x"></svg>',
  '<svg><foreignObject><iframe onload=boom()></foreignObject></svg>',
  '<noscript><p title="</noscript><img src=x onerror=boom()>"></noscript>',
  '<math><mtext><table><mglyph><style><img src=x onerror=boom()></style></mglyph></table></mtext></math>',
  '<svg></p><style><a id="</style><img src=x onerror=boom()>"></a></style></svg>',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=boom()>',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=boom()></style></annotation-xml></math>',
  '<template><img src=x onerror=boom()></template><div><template shadowrootmode=open><script>boom()</script></template></div>',
  '<textarea><img src=x onerror=boom()></textarea></textarea><img src=x onerror=boom()>',
  '<title><img src=x onerror=boom()></title><img src=x onerror=boom()>',
  '<xmp><img src=x onerror=boom()></xmp><plaintext><img src=x onerror=boom()>',
  '<select><option><style></option></select><img src=x onerror=boom()></style>',
  '<img src=x:x onerror\u000b=boom()><img src=x onerror\u000c=boom()>',
  '<img """><img src=x onerror=boom()>">',
  '<img src=`x` onerror=`boom()`><img src=x onerror=boom()>',
  '<a href="https://ok.example" onclick=boom() ping="javascript:boom()" target=_self>x</a>',
  '<img srcset="javascript:boom() 1x" src=x onerror=boom()>',
  '<video poster="javascript:boom()"><source onerror=boom()></video>',
  '<dialog open oncancel=boom()><form method=dialog><button onclick=boom()>x</button></form></dialog>',
  '<div popover id=p onbeforetoggle=boom()>x</div><button popovertarget=p onclick=boom()>x</button>',
  '<input name=attributes onfocus=boom() autofocus><form name=body><input name=innerHTML></form>',
  '<a id=kbo name=trustedTypes href="javascript:boom()">x</a><img name=getElementById src=x onerror=boom()>',
  '<p class="visually-hidden" id="root" onclick=boom()>x</p>',
  '<!--[if gte IE 4]><script>boom()</script><![endif]--><img src=x onerror=boom()>',
  '<!--><img src=x onerror=boom()>-->',
  '<!-- --!><img src=x onerror=boom()> -->',
  '<![CDATA[<img src=x onerror=boom()>]]><svg><![CDATA[><img src=x onerror=boom()>]]></svg>',
  '<?xml-stylesheet href="javascript:boom()"?><img src=x onerror=boom()>',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml" onload=boom()>boom()</x:script>',
];

export const vectors: readonly string[] = [
  ...CARRIERS.flatMap((tag) => HANDLERS.flatMap((handler) => SPELLINGS.map((spell) => spell(tag, handler)))),
  ...SCHEMES.flatMap((url) => ADDRESSED.map((carry) => carry(url))),
  ...OTHERS,
];

/** Places from which a vector may try to break out. */
export const contexts: Readonly<Record<string, (vector: string) => string>> = {
  bare: (vector) => vector,
  'a paragraph': (vector) => `<p>vor ${vector} nach</p>`,
  'an attribute': (vector) => `<p title="${vector}">x</p>`,
  'a broken tag': (vector) => `<p title='x ${vector}`,
  'a table': (vector) => `<table><tr><td>${vector}</td></tr>${vector}</table>`,
  'a link': (vector) => `<a href="https://ok.example">${vector}</a>`,
  svg: (vector) => `<svg><desc>${vector}</desc></svg>`,
  math: (vector) => `<math><mtext>${vector}</mtext></math>`,
  style: (vector) => `<style>${vector}</style>`,
  'a comment': (vector) => `<!-- ${vector} -->`,
  noscript: (vector) => `<noscript>${vector}</noscript>`,
  'a template': (vector) => `<template>${vector}</template>`,
};

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

function isHarmlessAttribute({ name, value, ownerElement }: Attr): boolean {
  if (name === 'href') return ownerElement?.tagName === 'A' && /^(https?:\/\/|mailto:|#\/)/.test(value);
  if (name === 'src') return ownerElement?.tagName === 'IMG' && /^https?:\/\//.test(value);
  return HARMLESS_ATTRIBUTE.test(name);
}

/** Everything in a piece of markup that runs, loads or restyles something, or could be named by a script; empty if it is harmless. */
export function faults(markup: string): readonly string[] {
  const { body, head } = new DOMParser().parseFromString(markup, 'text/html');
  const elements = [...head.querySelectorAll('*'), ...body.querySelectorAll('*')];
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
