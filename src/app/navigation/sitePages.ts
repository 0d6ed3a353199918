import type { Findable } from '../../entities/search/find';
import { searchable } from '../../entities/search/fold';
import { SITE, SCREEN_IDS } from '../siteMap';

const LISTS = { tore: 'Tore', gelb: 'Gelbe Karten', rot: 'Rote Karten', gelbrot: 'Gelb-Rote Karten' } as const;

const page = (title: string, note: string, to: string): Findable => ({
  key: `page/${to}`,
  kind: 'page',
  title,
  note,
  to,
  text: searchable(`${title} ${note}`),
});

/** Pages with a fixed address, as search results. */
export const sitePages: readonly Findable[] = [
  ...SCREEN_IDS.filter((word) => !SITE[word].path.includes(':') && word !== 'mobilenav').map((word) =>
    page(SITE[word].title, '', SITE[word].path),
  ),
  ...Object.entries(LISTS).map(([word, title]) => page(title, 'Spielerstatistik', `/leaderboards?liste=${word}`)),
];
