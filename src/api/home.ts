import { api } from './api';
import type { RequestDefinition } from './ingest';
import { readingPath } from './paths';
import { freshQuery } from './freshQuery';
import { readHome } from './wire/home';
import type { Home } from './wire/home';

export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Home page of a league, or of the federation for `HME`. */
    home: build.query<Home, string>({
      providesTags: ['LeaguePage'],
      query: (code): RequestDefinition<Home> => ({ path: readingPath('home', code), read: readHome(code) }),
    }),
  }),
});

export const useHomeQuery = freshQuery(homeApi.endpoints.home);

/** Prefetches a league's page. */
export const prefetchHome = (code: string) => homeApi.endpoints.home.initiate(code, { subscribe: false });
