import { wireId } from '../entities/ids';
import type { NewsId } from '../entities/ids';
import { normalise } from '../entities/normalise';
import { newsSchema } from '../entities/schemas';
import { api } from './api';
import type { Ask } from './ingest';
import { readingPath } from './paths';
import { decodeNewsItem } from './wire/news';
import { eachRow, isRow, readList } from './wire/read';

function newsList(path: string): Ask {
  return {
    path,
    read: (body, report) => {
      const rows = readList(body);
      return (
        rows &&
        normalise<readonly NewsId[]>(
          eachRow(rows, 'news', report, (row, at) => decodeNewsItem(row, at, report)),
          [newsSchema],
        )
      );
    },
  };
}

export const newsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Articles of a league, in the order of the wire (oldest first). */
    news: build.query<readonly NewsId[], string>({
      query: (code) => newsList(readingPath('news', code)),
    }),
    /** Rulings of the Strafsenat, oldest first; page size 250 (docs/behaviour.md 9). */
    rulings: build.query<readonly NewsId[], void>({ query: () => newsList(readingPath('rulings')) }),
    /** One article or ruling; null if the answer says that there is none. */
    article: build.query<NewsId | null, NewsId>({
      query: (id) => ({
        path: readingPath('article', id),
        read: (body, report) => {
          if (body == null) return { ids: null, entities: {} };
          const item = isRow(body)
            ? decodeNewsItem({ ...body, id: body['id'] ?? wireId(id), text: body['text'] ?? null }, 'article', report)
            : null;
          return item && normalise<NewsId>(item, newsSchema);
        },
      }),
    }),
  }),
});

export const { useNewsQuery, useRulingsQuery, useArticleQuery } = newsApi;

/** Ask for what the news screens will need, when a link to them is hovered or touched. */
export const prefetchNews = (code: string) => newsApi.endpoints.news.initiate(code, { subscribe: false });
export const prefetchRulings = () => newsApi.endpoints.rulings.initiate(undefined, { subscribe: false });
export const prefetchArticle = (id: NewsId) => newsApi.endpoints.article.initiate(id, { subscribe: false });
