import { api } from './api';
import type { RequestDefinition } from './ingest';
import { readFound } from './wire/found';
import type { Found } from './wire/found';
import { encodePathSegment } from '../lib/url';

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Searches the players and clubs of all leagues by name; only on servers that offer `search` (docs/api.md 10). */
    search: build.query<readonly Found[], string>({
      query: (typed): RequestDefinition<readonly Found[]> => ({
        path: `suche?q=${encodePathSegment(typed)}`,
        read: readFound,
      }),
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useSearchQuery } = searchApi;
