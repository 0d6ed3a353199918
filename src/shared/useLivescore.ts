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
  /** On mount, an answer older than this many seconds is refetched. */
  readonly refetchOnMountOrArgChange?: number;
  /** Nothing is asked. */
  readonly skip?: boolean;
}

/**
 * The live matches, kept up to date while mounted and refetched when the visitor comes back. Matches known as live
 * elsewhere but no longer listed have ended: their reports are fetched after each answer until they say how.
 */
export function useLivescore(upkeep: Upkeep = {}) {
  const dispatch = useAppDispatch();
  const isAnyLive = useAppSelector((state) => selectLiveCount(state, LIVESCORE_REQUEST) > 0);
  const answeredAt = useAppSelector((state) => selectAnsweredAt(state, LIVESCORE_REQUEST));
  const ended = useAppSelector((state) => selectEnded(state, LIVESCORE_REQUEST), shallowEqual);
  useEffect(() => {
    for (const id of ended) void dispatch(reloadMatch(id));
  }, [ended, answeredAt, dispatch]);
  return useLivescoreQuery(undefined, { refetchOnFocus: isAnyLive, ...upkeep });
}
