import { createAction } from '@reduxjs/toolkit';
import type { Ids } from './answers';
import type { Age, Told } from './told';

/** An answer was received and decoded. Dispatched before its request is fulfilled. */
export const entitiesReceived = createAction<
  Age & {
    /** Cache key of the request; null if it has no cache entry (any more): then only known rows are updated. */
    readonly request: string | null;
    readonly told: Told;
  }
>('entities/entitiesReceived');

/** A request returned exactly the bytes of its last answer, and no other answer has changed anything since. */
export const answerConfirmed = createAction<Age & { readonly request: string }>('entities/answerConfirmed');

/**
 * A page's own request has failed or is still pending; until it succeeds, the page shows what other answers contained
 * about its subject, and the request owns those rows.
 */
export const answerMissed = createAction<{ readonly request: string; readonly ids: Ids }>('entities/answerMissed');

/** Time has passed: what nobody ended may be over. `now`: wall clock in Vienna, ms. */
export const timePassed = createAction<{ readonly now: number }>('entities/timePassed');

/** The query cache evicted a request; rows that only it owned may be removed. */
export const answerForgotten = createAction<{ readonly request: string }>('entities/answerForgotten');
