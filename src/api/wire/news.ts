import type { NewsId, SlideId } from '../../entities/ids';
import { compoundId } from '../../entities/ids';
import type { NewsItem, Slide } from '../../entities/news/model';
import { newsDetail } from '../../entities/shapes';
import { about, readNothing, readOne } from './answers';
import type { Read } from './answers';
import { readPicture } from './picture';
import { field, ownId, readId, readInstant, readText, readTextOrEmpty, filled } from './read';
import type { Decode, Complain, Row } from './read';

/** NewsItem of docs/api.md 3; `match_id` repeats the tag and is dropped. */
export function decodeNewsItem(row: Row, at: string, complain: Complain): NewsItem | null {
  const id = ownId<NewsId>(row, at, complain);
  if (id === null) return null;
  return {
    id,
    ...filled({
      title: readText(row['title']),
      image: readPicture(row['image']),
      html: readText(row['text']),
      tag: readText(row['tag']),
      video: readText(row['youtube']),
      created: readInstant(row['created']),
    }),
  };
}

/** A slide; without an id, identified by its position. */
export function decodeSlide(row: Row, at: string): Slide {
  return {
    id: readId<SlideId>(row) ?? compoundId<SlideId>(at),
    title: readTextOrEmpty(row['title']),
    description: readTextOrEmpty(row['description']),
    image: readPicture(row['image']) ?? null,
    news: readId<NewsId>(field(row, 'news_id', 'newsID')),
  };
}

const decodeArticle: Decode<NewsItem> = (row, at, complain) => {
  const item = decodeNewsItem(row, at, complain);
  return item && { html: null, ...item };
};

/** News detail of docs/api.md 4.14; null: no such article. */
export const readArticle = (id: NewsId): Read<NewsId | null> => {
  const read = readOne('article', about(id, decodeArticle), newsDetail);
  return (body, complain) => (body == null ? readNothing(body, complain) : read(body, complain));
};
