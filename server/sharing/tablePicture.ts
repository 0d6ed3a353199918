import { brand, crest, DOWN, LINE, PITCH, QUIET, SOFT, UP, words } from './drawing';
import { SIZES } from './facts';
import type { Format, Row, TableFacts } from './facts';
import type { Lettering } from './lettering';

/** How the rows of a table are laid out. */
interface Grid {
  edge: number;
  top: number;
  bottom: number;
  gap: number;
  /** Most rows of a column; with more there is a further column. */
  most: number;
  columns: number;
  tallest: number;
}

const GRIDS: Readonly<Record<Format, Grid>> = {
  quer: { edge: 48, top: 191, bottom: 596, gap: 40, most: 6, columns: 2, tallest: 67 },
  hoch: { edge: 64, top: 316, bottom: 1286, gap: 48, most: 12, columns: 1, tallest: 108 },
};
const MOST_CLUBS = 30;
const [LARGEST_NAME, SMALLEST_NAME] = [40, 22];
/** The number of promotion places, of relegation places, and the fewest clubs for which there are any. */
const [UP_PLACES, DOWN_PLACES, FEWEST_CLUBS] = [3, 2, 5];

/** The places of a table's columns and rows, and the sizes of what is in them. */
interface Layout {
  columns: number;
  perColumn: number;
  width: number;
  height: number;
  box: number;
  nameX: number;
  figures: number;
  /** The width for a name, in pixels. */
  room: number;
}

/** A league's table in either format; from 13 clubs on with a column more. */
export function tablePicture(lettering: Lettering, { league, gameday, rows }: TableFacts, format: Format): string {
  const across = format === 'quer';
  const [width, height] = SIZES[format];
  const { edge } = GRIDS[format];
  const state = gameday === null ? 'Vor dem 1. Spieltag' : `Tabelle nach Spieltag ${gameday}`;
  const title = across ? { size: 62, y: 160 } : { size: 110, y: 264 };
  const about = across ? { size: 25, y: 70 } : { size: 34, y: 108 };
  const shown = rows.slice(0, MOST_CLUBS);
  const layout = layoutOf(shown.length, format);
  const size = nameSize(lettering, shown, layout);
  return [
    `<path d="M0 0H${width}V${height}H0Z" fill="#${PITCH}"/>`,
    brand(lettering, edge, across ? 36 : 60, across ? 50 : 72, across),
    words(lettering, state, { ...about, x: width - edge, face: 'text 600', colour: SOFT, align: 'end' }),
    words(lettering, league, { ...title, x: edge, face: 'display 800', room: width - 2 * edge }),
    rows.length === 0
      ? words(lettering, 'Noch keine Tabelle.', {
          x: edge,
          y: title.y + 120,
          face: 'text 400',
          size: 40,
          colour: QUIET,
        })
      : '',
    ...shown.map((row, index) => {
      const { edge: left, top, gap } = GRIDS[format];
      const column = Math.floor(index / layout.perColumn);
      const x = left + column * (layout.width + gap);
      const y = top + (index % layout.perColumn) * layout.height;
      return tableRow(lettering, row, { ...layout, x, y, index, size, all: rows.length });
    }),
  ].join('');
}

function layoutOf(shown: number, format: Format): Layout {
  const { edge, top, bottom, gap, most, columns: few, tallest } = GRIDS[format];
  const columns = shown > most * few ? few + 1 : shown > most ? few : 1;
  const perColumn = Math.max(1, Math.ceil(shown / columns));
  const width = (SIZES[format][0] - 2 * edge - (columns - 1) * gap) / columns;
  const height = Math.min((bottom - top) / perColumn, tallest);
  const narrow = width < 400;
  const box = Math.min(height * (narrow ? 0.6 : 0.72), 62);
  const nameX = box * (narrow ? 2.5 : 2.8);
  const figures = Math.max(24, Math.min(height * 0.62, narrow ? 38 : 60));
  return { columns, perColumn, width, height, box, nameX, figures, room: width - nameX - figures * 1.05 };
}

/** One size for all names, so that every name fits that can. */
function nameSize(lettering: Lettering, rows: readonly Row[], { height, room }: Layout): number {
  const wanted = Math.max(SMALLEST_NAME, Math.min(height * 0.46, LARGEST_NAME));
  const widest = Math.max(1, ...rows.map(({ name }) => lettering.width(name, 'text 600', wanted)));
  return Math.max(SMALLEST_NAME, wanted * 0.8, Math.min(wanted, (wanted * room) / widest));
}

function tableRow(
  lettering: Lettering,
  row: Row,
  place: Layout & { x: number; y: number; index: number; size: number; all: number },
): string {
  const { x, y, index, all, size, width, height, box, nameX, figures, room } = place;
  const middle = y + height / 2;
  return [
    `<path d="M${x} ${y}h${width}" stroke="#${LINE}" stroke-width="2"/>`,
    zone(x, middle - box / 2, box, index, all),
    words(lettering, String(index + 1), {
      x: x + box / 2,
      y: middle + box * 0.2,
      face: 'display 800',
      size: box * 0.62,
      align: 'middle',
    }),
    crest(lettering, row, x + nameX - box * 0.78, middle, box),
    words(lettering, row.name, { x: x + nameX, y: middle + size * 0.35, face: 'text 600', size, room }),
    words(lettering, String(row.points), {
      x: x + width,
      y: middle + figures * 0.33,
      face: 'display 800',
      size: figures,
      align: 'end',
    }),
  ].join('');
}

/** The box around a place: filled for promotion, outlined for relegation. */
function zone(x: number, y: number, size: number, index: number, all: number): string {
  if (all < FEWEST_CLUBS) return '';
  const box = (inset: number) =>
    `<rect x="${x + inset}" y="${y + inset}" width="${size - 2 * inset}" height="${size - 2 * inset}" rx="4"`;
  if (index < UP_PLACES) return `${box(0)} fill="#${UP}"/>`;
  return index >= all - DOWN_PLACES ? `${box(1.5)} fill="none" stroke="#${DOWN}" stroke-width="3"/>` : '';
}
