import { createAction } from '@reduxjs/toolkit';
import type { EntityUpdates } from './tables';

/** An answer arrived and was decoded: these facts are known now. Dispatched before the request counts as fulfilled. */
export const entitiesReceived = createAction<{
  /** Cache key of the request; null for a one-off answer that no cache entry stands for. */
  readonly request: string | null;
  readonly entities: EntityUpdates;
}>('entities/entitiesReceived');

/** The query cache let go of a request; facts that only it needed may leave the tables. */
export const answerForgotten = createAction<{ readonly request: string }>('entities/answerForgotten');
