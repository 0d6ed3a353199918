import { useEffect, useState } from 'react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useAppDispatch } from '../store/hooks';
import type { RootState } from '../store/rootReducer';

/** A call on its way; its answer is kept until it is unsubscribed from. */
interface Asked<Data> extends PromiseLike<{ readonly isSuccess: boolean; readonly data?: Data }> {
  readonly unsubscribe: () => void;
}

interface Endpoint<Arg, Data> {
  readonly initiate: (
    arg: Arg,
    options: { readonly forceRefetch: true },
  ) => ThunkAction<Asked<Data>, RootState, unknown, UnknownAction>;
}

/**
 * Makes a call after each failure of another, so that an earlier answer is not taken for the explanation. An effect and
 * no query hook, which costs every screen a dozen effects for what hardly ever happens.
 * @param failure undefined: none
 * @returns whether its answer is still pending, and what it said; undefined: nothing yet, or it failed as well
 */
export function useAskedAbout<Arg, Data>(
  failure: unknown,
  endpoint: Endpoint<Arg, Data>,
  arg: Arg,
): { readonly asking: boolean; readonly said: Data | undefined } {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<{ readonly to: unknown; readonly said?: Data | undefined }>();
  useEffect(() => {
    if (failure === undefined) return undefined;
    const asked = dispatch(endpoint.initiate(arg, { forceRefetch: true }));
    void asked.then(({ isSuccess, data }) => setAnswer({ to: failure, said: isSuccess ? data : undefined }));
    return asked.unsubscribe;
  }, [dispatch, failure, endpoint, arg]);
  const own = answer?.to === failure ? answer : undefined;
  return { asking: failure !== undefined && own === undefined, said: own?.said };
}
