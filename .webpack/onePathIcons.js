const path = require('node:path');

const drawing = path.join(__dirname, '../src/ui/icons/onePath.tsx');

const START = /^m\s*(-?(?:\d*\.\d+|\d+))[\s,]*(-?(?:\d*\.\d+|\d+))\s*(?=([-\d.])?)/;

/** A path that stands on its own begins at its `m`; after another one, `m` would count from where that ended. */
const fromTheGrid = (d) => d.replace(START, (_, x, y, number) => `M${x} ${y}${number === undefined ? '' : 'l'}`);

/** A circle or ellipse as two arcs, a rectangle with its rounded corners as lines and arcs, lines as lines. */
const AS_PATH = {
  path: ({ d }) => fromTheGrid(d),
  circle: ({ cx, cy, r }) => AS_PATH.ellipse({ cx, cy, rx: r, ry: r }),
  ellipse: ({ cx, cy, rx, ry }) => `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`,
  rect: ({ x = 0, y = 0, width, height, rx, ry }) => {
    const [a, b] = [Number(rx ?? ry ?? 0), Number(ry ?? rx ?? 0)];
    const corner = (right, down) => (a === 0 ? '' : `a${a} ${b} 0 0 1 ${right} ${down}`);
    const [across, down] = [width - 2 * a, height - 2 * b];
    return `M${Number(x) + a} ${y}h${across}${corner(a, b)}v${down}${corner(-a, b)}h${-across}${corner(-a, -b)}v${-down}${corner(a, -b)}z`;
  },
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
};

/**
 * A loader for the signs of lucide-react, which builds each from up to eleven elements and, at every drawing, its
 * attributes from several lists. Each becomes one path that is made once: less to load, to draw and to keep.
 * @throws if a sign is written otherwise than today, has an element that is not listed here or a part with its own fill
 */
module.exports = function onePathIcons(source) {
  // Another name of a sign.
  if (/^export \{ default \} from/m.test(source)) return source;
  const data = /^const __iconData = (\{[^]*?^\});/m.exec(source)?.[1];
  if (data === undefined) throw new Error(`${this.resourcePath} is no sign as lucide-react writes them`);
  const { node } = new Function(`return ${data}`)();
  if (node.some(([, { fill }]) => fill !== undefined))
    throw new Error(`${this.resourcePath} has a part with a fill of its own`);
  const d = node.map(([element, attributes]) => AS_PATH[element](attributes)).join('');
  return `import { onePath } from ${JSON.stringify(drawing)};\nexport default /* @__PURE__ */ onePath(${JSON.stringify(d)});`;
};
