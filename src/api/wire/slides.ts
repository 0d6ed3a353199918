import { readPicture } from './picture';
import { isRow, readList } from './read';
import type { Row } from './read';

/** The slides an editor made for a home page; the league repeats them (docs/api.md 4.3). */
export function homeSlides({ data, league }: Row): readonly unknown[] {
  const content = isRow(data) ? data : isRow(league) && isRow(league['homepagedata']) ? league['homepagedata'] : {};
  return readList(content['sliderdata']) ?? [];
}

/** The picture of a home page's first or last slide; null: none. */
export function slidePicture(home: unknown, index: 0 | -1): string | null {
  const slide = isRow(home) ? homeSlides(home).at(index) : null;
  return (isRow(slide) ? readPicture(slide['image']) : null) ?? null;
}
