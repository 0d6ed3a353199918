import { wireId } from '../entities/ids';
import type { PostponementId, TransferId } from '../entities/ids';
import { postponement, transfer } from '../entities/shapes';
import { api } from './api';
import type { RequestDefinition } from './ingest';
import { readingPath } from './paths';
import { freshQuery } from './freshQuery';
import { about, readNothing, readOne, readRows } from './wire/answers';
import { decodePostponement, decodeTransfer } from './wire/requests';
import { encodePathSegment } from '../lib/url';

/** Accepts or rejects a request. */
export interface RequestDecision<Id> {
  readonly id: Id;
  readonly accepted: boolean;
}

export const requestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Completed transfers in all leagues. */
    transfers: build.query<readonly TransferId[], void>({
      query: (): RequestDefinition<readonly TransferId[]> => ({
        path: readingPath('transfers'),
        read: readRows('transfers', decodeTransfer, transfer),
      }),
      providesTags: ['Transfers'],
    }),
    /** One transfer request. Not cached once its page is left, since somebody else may decide it. */
    transfer: build.query<TransferId, TransferId>({
      query: (id): RequestDefinition<TransferId> => ({
        path: readingPath('transfer', id),
        read: readOne('transfer', about(id, decodeTransfer), transfer),
      }),
      keepUnusedDataFor: 0,
      providesTags: (_ids, _error, id) => [{ type: 'Transfer', id }],
    }),
    /** One postponement request. */
    postponement: build.query<PostponementId, PostponementId>({
      query: (id): RequestDefinition<PostponementId> => ({
        path: readingPath('postponement', id),
        read: readOne('postponement', about(id, decodePostponement), postponement),
      }),
      keepUnusedDataFor: 0,
      providesTags: (_ids, _error, id) => [{ type: 'Postponement', id }],
    }),
    /**
     * Decides a transfer request. A GET that changes state, so it must only ever follow a click. Whatever the response,
     * the request is reloaded, and the pages of the player and the clubs are out of date.
     */
    decideTransfer: build.mutation<null, RequestDecision<TransferId>>({
      query: ({ id, accepted }): RequestDefinition<null> => ({
        path: `transfers/${accepted ? 'confirm' : 'reject'}/${encodePathSegment(wireId(id))}`,
        read: readNothing,
      }),
      invalidatesTags: (_result, _error, { id }) => [{ type: 'Transfer', id }, 'Transfers', 'Player', 'Club'],
    }),
    /**
     * Decides a postponement request; even after an error it may have been saved (docs/api.md 4.25), so it is reloaded.
     */
    decidePostponement: build.mutation<null, RequestDecision<PostponementId>>({
      query: ({ id, accepted }): RequestDefinition<null> => ({
        path: `postpone/${encodePathSegment(wireId(id))}/${accepted ? 'approve' : 'deny'}`,
        method: 'POST',
        read: readNothing,
      }),
      invalidatesTags: (_result, _error, { id }) => [{ type: 'Postponement', id }],
    }),
  }),
});

export const { useDecideTransferMutation, useDecidePostponementMutation } = requestsApi;
export const useTransfersQuery = freshQuery(requestsApi.endpoints.transfers);
export const useTransferQuery = freshQuery(requestsApi.endpoints.transfer);
export const usePostponementQuery = freshQuery(requestsApi.endpoints.postponement);

/** Prefetches the list of transfers. Single requests are never prefetched. */
export const prefetchTransfers = () => requestsApi.endpoints.transfers.initiate(undefined, { subscribe: false });
