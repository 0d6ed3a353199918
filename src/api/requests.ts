import { wireId } from '../entities/ids';
import type { PostponementId, TransferId } from '../entities/ids';
import { normalise } from '../entities/normalise';
import type { Normalised } from '../entities/normalise';
import { postponementSchema, transferSchema } from '../entities/schemas';
import { api } from './api';
import { readingPath } from './paths';
import { decodePostponement, decodeTransfer } from './wire/requests';
import { eachRow, isRow, readList } from './wire/read';

/** JA or NEIN, and to which request. */
export interface RequestAnswer<Id> {
  readonly id: Id;
  readonly accepted: boolean;
}

/** State-changing answers have bodies of varying shape or none (docs/api.md 4.23, 4.25); nothing of them is used. */
const readNothing = (): Normalised<null> => ({ ids: null, entities: {} });

export const requestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Completed transfers of all leagues. */
    transfers: build.query<readonly TransferId[], void>({
      query: () => ({
        path: readingPath('transfers'),
        read: (body, report) => {
          const rows = readList(body);
          return (
            rows &&
            normalise<readonly TransferId[]>(
              eachRow(rows, 'transfers', report, (row, at) => decodeTransfer(row, at, report)),
              [transferSchema],
            )
          );
        },
      }),
      providesTags: ['Transfers'],
    }),
    /** One transfer request. Not kept after its page is left: an answer may arrive from elsewhere meanwhile. */
    transfer: build.query<TransferId, TransferId>({
      query: (id) => ({
        path: readingPath('transfer', id),
        read: (body, report) => {
          const transfer = isRow(body)
            ? decodeTransfer({ ...body, id: body['id'] ?? wireId(id) }, 'transfer', report)
            : null;
          return transfer && normalise<TransferId>(transfer, transferSchema);
        },
      }),
      keepUnusedDataFor: 0,
      providesTags: (_ids, _error, id) => [{ type: 'Transfer', id }],
    }),
    /** One postponement request. */
    postponement: build.query<PostponementId, PostponementId>({
      query: (id) => ({
        path: readingPath('postponement', id),
        read: (body, report) => {
          const postponement = isRow(body)
            ? decodePostponement({ ...body, id: body['id'] ?? wireId(id) }, 'postponement', report)
            : null;
          return postponement && normalise<PostponementId>(postponement, postponementSchema);
        },
      }),
      keepUnusedDataFor: 0,
      providesTags: (_ids, _error, id) => [{ type: 'Postponement', id }],
    }),
    /** Answers a transfer request. A GET that changes state: only ever from a click. Whatever comes back, the request is reloaded, and the pages of player and clubs are out of date. */
    answerTransfer: build.mutation<null, RequestAnswer<TransferId>>({
      query: ({ id, accepted }) => ({
        path: `transfers/${accepted ? 'confirm' : 'reject'}/${encodeURIComponent(wireId(id))}`,
        read: readNothing,
      }),
      invalidatesTags: (_result, _error, { id }) => [{ type: 'Transfer', id }, 'Transfers', 'Player', 'Club'],
    }),
    /** Answers a postponement request; after an error it may be saved all the same (docs/api.md 4.25), so it is reloaded. */
    answerPostponement: build.mutation<null, RequestAnswer<PostponementId>>({
      query: ({ id, accepted }) => ({
        path: `postpone/${encodeURIComponent(wireId(id))}/${accepted ? 'approve' : 'deny'}`,
        method: 'POST',
        read: readNothing,
      }),
      invalidatesTags: (_result, _error, { id }) => [{ type: 'Postponement', id }],
    }),
  }),
});

export const {
  useTransfersQuery,
  useTransferQuery,
  usePostponementQuery,
  useAnswerTransferMutation,
  useAnswerPostponementMutation,
} = requestsApi;

/** Asks for the list of transfers, when a link to it is hovered or touched. Single requests are never asked for ahead. */
export const prefetchTransfers = () => requestsApi.endpoints.transfers.initiate(undefined, { subscribe: false });
