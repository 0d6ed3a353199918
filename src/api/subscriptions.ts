import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from './api';
import { LEAGUE_LIST_REQUEST } from './requestName';

interface Counter {
  readonly getSubscriptionCount: (request: string) => number;
}

const isCounter = (answer: unknown): answer is Counter =>
  typeof answer === 'object' && answer !== null && 'getSubscriptionCount' in answer;

/**
 * Whether a component shows a request's answer now; prefetched or abandoned ones have no subscriber. Asks RTK Query's
 * middleware, since `state.api.subscriptions` follows up to half a second later.
 */
export function isSubscribed(dispatch: (action: UnknownAction) => unknown, request: string): boolean {
  const answer = dispatch(api.internalActions.internal_getRTKQSubscriptions());
  return isCounter(answer) && answer.getSubscriptionCount(request) > 0;
}

/** The part of the state that says what is on screen. */
export interface WithSubscriptions {
  readonly api: { readonly subscriptions: Readonly<Record<string, object | undefined>> };
}

/** Whether the state says so. */
export const selectIsSubscribed = ({ api: { subscriptions } }: WithSubscriptions, request: string): boolean =>
  Object.keys(subscriptions[request] ?? {}).length > 0;

/** The requests whose answers make up the page; the league strip is on every page, and its age says nothing of one. */
export const selectPageRequests = (state: WithSubscriptions): readonly string[] =>
  Object.keys(state.api.subscriptions).filter(
    (request) => request !== LEAGUE_LIST_REQUEST && selectIsSubscribed(state, request),
  );
