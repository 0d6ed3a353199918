import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import { decompress } from 'wawoff2';

/** The fonts of the site: `display` for names, scores and figures, `text` for the rest. */
const FAMILIES = { display: 'sofia-sans-extra-condensed', text: 'hanken-grotesk' } as const;
const WEIGHTS = { display: [550, 800], text: [400, 600] } as const;
/** Letters missing in the first are looked up in the second. */
const RANGES = ['latin', 'latin-ext'] as const;
const EM = 1000;

/** A font of the site in one weight. */
export type Face = 'display 550' | 'display 800' | 'text 400' | 'text 600';

/** A text laid out: its width, and the glyphs as paths; both in thousandths of the font size. */
interface Setting {
  width: number;
  glyphs: string;
}

/** Typesets text in the fonts of the site. A letter that none of them has becomes a box; pictograms are left out. */
export class Lettering {
  private constructor(private readonly faces: ReadonlyMap<string, readonly Font[]>) {}

  /** Reads the fonts, which takes a moment. */
  static async open(): Promise<Lettering> {
    const faces = new Map<string, Font[]>();
    for (const family of ['display', 'text'] as const) {
      for (const range of RANGES) {
        const font = await read(FAMILIES[family], range);
        for (const weight of WEIGHTS[family]) {
          const face = `${family} ${weight}`;
          faces.set(face, [...(faces.get(face) ?? []), font.getVariation({ wght: weight })]);
        }
      }
    }
    const lettering = new Lettering(faces);
    // The first word in a font costs more than all others together.
    for (const face of faces.keys()) lettering.set('Aá', face);
    return lettering;
  }

  /** The width of words in pixels. */
  width(text: string, face: Face, size: number): number {
    return (this.set(text, face).width * size) / EM;
  }

  /** Words as SVG paths, their baseline at the origin. */
  paths(text: string, face: Face, size: number): string {
    return `<g transform="scale(${size / EM} ${-size / EM})">${this.set(text, face).glyphs}</g>`;
  }

  private set(text: string, face: string): Setting {
    const fonts = this.faces.get(face) ?? [];
    let width = 0;
    const glyphs: string[] = [];
    for (const { font, words } of runs(clean(text), fonts)) {
      const { glyphs: laid, positions } = font.layout(words);
      laid.forEach((glyph, index) => {
        const at = positions[index];
        const path = glyph.path.toSVG();
        if (path !== '')
          glyphs.push(`<path transform="translate(${width + (at?.xOffset ?? 0)} ${at?.yOffset ?? 0})" d="${path}"/>`);
        width += at?.xAdvance ?? glyph.advanceWidth;
      });
    }
    return { width, glyphs: glyphs.join('') };
  }
}

async function read(family: string, range: string): Promise<Font> {
  const file = require.resolve(`@fontsource-variable/${family}/files/${family}-${range}-wght-normal.woff2`);
  const font = create(Buffer.from(await decompress(await readFile(file))));
  if (!('getVariation' in font)) throw new TypeError(`${family} is a collection of fonts`);
  return font;
}

function clean(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Extended_Pictographic}\p{Cc}\p{Cf}\p{Cs}\p{Mn}\p{Variation_Selector}]/gu, (sign) =>
      /[\s]/.test(sign) ? ' ' : '',
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Stretches of text, each with the first font that has its letters. */
function runs(text: string, fonts: readonly Font[]): { font: Font; words: string }[] {
  const result: { font: Font; words: string }[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code)) ?? fonts[0];
    const last = result.at(-1);
    if (font === undefined) continue;
    if (last?.font === font) last.words += letter;
    else result.push({ font, words: letter });
  }
  return result;
}
