import { createAction } from '@reduxjs/toolkit';
import type { Ids } from './answers';
import type { Age, Told } from './told';

/** An answer arrived and was decoded: these facts are known now. Dispatched before the request counts as fulfilled. */
export const entitiesReceived = createAction<
  Age & {
    /** Cache key of the request; null if it has no cache entry (any more): it only updates what is known. */
    readonly request: string | null;
    readonly told: Told;
  }
>('entities/entitiesReceived');

/** A request was answered with the very bytes of its last answer, and no other has brought anything since. */
export const answerConfirmed = createAction<Age & { readonly request: string }>('entities/answerConfirmed');

/** A page's own request has no answer, or none yet; what other answers say about its subject is shown instead, and stays. */
export const answerMissed = createAction<{ readonly request: string; readonly ids: Ids }>('entities/answerMissed');

/** The query cache let go of a request; facts that only it needed may leave the tables. */
export const answerForgotten = createAction<{ readonly request: string }>('entities/answerForgotten');
