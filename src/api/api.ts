import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { requestName } from './requestName';
import { TAGS } from './tags';

/** The API without endpoints; each subject's file injects its own, so that a screen loads only what it needs. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  serializeQueryArgs: ({ endpointName, queryArgs }) => requestName(endpointName, queryArgs),
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
