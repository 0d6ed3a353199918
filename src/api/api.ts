import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { requestName } from './requestName';

/**
 * Tags stand for membership only (which ids a list holds); changed facts reach every screen through the tables.
 * `LeaguePage`: everything on /liga, refetched when its league is chosen again.
 */
const TAGS = ['LeaguePage', 'Transfers', 'Transfer', 'Postponement', 'Player', 'Club'] as const;

/** The API without endpoints; each subject's file injects its own, so that a screen loads only what it needs. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  serializeQueryArgs: ({ endpointName, queryArgs }) => requestName(endpointName, queryArgs),
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
