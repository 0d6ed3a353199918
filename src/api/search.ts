import { api } from './api';
import type { Ask } from './ingest';
import { readFound } from './wire/found';
import type { Found } from './wire/found';
import { segment } from '../lib/url';

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Searches the players and clubs of all leagues by name; only on servers that offer `search` (docs/api.md 10). */
    search: build.query<readonly Found[], string>({
      query: (typed): Ask<readonly Found[]> => ({ path: `suche?q=${segment(typed)}`, read: readFound }),
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useSearchQuery } = searchApi;
