import { isRow, readList } from './read';
import type { Row } from './read';

/** The slides that the editors made for a home page; the league repeats them (docs/api.md 4.3). */
export function homeSlides({ data, league }: Row): readonly unknown[] {
  const content = isRow(data) ? data : isRow(league) && isRow(league['homepagedata']) ? league['homepagedata'] : {};
  return readList(content['sliderdata']) ?? [];
}
