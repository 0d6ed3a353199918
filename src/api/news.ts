import type { NewsId } from '../entities/ids';
import { newsListItem } from '../entities/shapes';
import { api } from './api';
import type { RequestDefinition } from './ingest';
import { readingPath } from './paths';
import { freshQuery } from './freshQuery';
import { readRows } from './wire/answers';
import { decodeNewsItem, readArticle } from './wire/news';

const readNews = readRows('news', decodeNewsItem, newsListItem);

export const newsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A league's articles, in API order (oldest first). */
    news: build.query<readonly NewsId[], string>({
      query: (code): RequestDefinition<readonly NewsId[]> => ({ path: readingPath('news', code), read: readNews }),
    }),
    /** Rulings of the disciplinary senate, oldest first. */
    rulings: build.query<readonly NewsId[], void>({
      query: (): RequestDefinition<readonly NewsId[]> => ({ path: readingPath('rulings'), read: readNews }),
    }),
    /** An article or ruling; null if the answer says that there is none. */
    article: build.query<NewsId | null, NewsId>({
      query: (id): RequestDefinition<NewsId | null> => ({
        path: readingPath('article', id),
        subject: { news: [id] },
        read: readArticle(id),
      }),
    }),
  }),
});

export const useNewsQuery = freshQuery(newsApi.endpoints.news);
export const useRulingsQuery = freshQuery(newsApi.endpoints.rulings);
export const useArticleQuery = freshQuery(newsApi.endpoints.article);

/** Prefetches a league's articles. */
export const prefetchNews = (code: string) => newsApi.endpoints.news.initiate(code, { subscribe: false });
export const prefetchRulings = () => newsApi.endpoints.rulings.initiate(undefined, { subscribe: false });
export const prefetchArticle = (id: NewsId) => newsApi.endpoints.article.initiate(id, { subscribe: false });
