import { useEffect } from 'react';
import type { SubscriptionOptions } from '@reduxjs/toolkit/query';
import { shallowEqual } from 'react-redux';
import { useLivescoreQuery } from '../api/livescore';
import { reloadMatch } from '../api/matches';
import { LIVESCORE_REQUEST } from '../api/requestName';
import { selectAnsweredAt } from '../entities/views/ages';
import { selectEnded, selectLiveCount } from '../entities/views/live';
import { useAppDispatch, useAppSelector } from '../store/hooks';

interface Upkeep extends SubscriptionOptions {
  /** An answer older than so many seconds is requested again when its screen opens. */
  readonly refetchOnMountOrArgChange?: number;
}

/**
 * The matches that are live, kept up to date as long as a component is subscribed, and requested anew when the visitor comes
 * back. Other pages may still know as live what they do not list any more: its report is asked how it ended, after each
 * answer until it tells.
 */
export function useLivescore(upkeep: Upkeep) {
  const dispatch = useAppDispatch();
  const isAnyLive = useAppSelector((state) => selectLiveCount(state, LIVESCORE_REQUEST) > 0);
  const answeredAt = useAppSelector((state) => selectAnsweredAt(state, LIVESCORE_REQUEST));
  const ended = useAppSelector((state) => selectEnded(state, LIVESCORE_REQUEST), shallowEqual);
  useEffect(() => {
    for (const id of ended) void dispatch(reloadMatch(id));
  }, [ended, answeredAt, dispatch]);
  return useLivescoreQuery(undefined, { refetchOnFocus: isAnyLive, ...upkeep });
}
