import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loggedMessageOf } from '../api/errors';
import { logError } from '../lib/log';
import { announce } from '../lib/announce';
import { oneAtATime } from '../lib/locks';
import { useAppSelector, useAppStore } from '../store/hooks';
import type { RootState } from '../store/rootReducer';
import type { Decision } from '../ui/DecisionCard';
import { useLogFailure } from './phase';

interface DecisionOptions {
  /** Identifies the request across tabs: `transfer/<id>`. */
  readonly request: string;
  /** Refetches the request; whether it can still be decided. */
  readonly isOpen: () => Promise<boolean>;
  /** Sends the decision; rejects if the server does not accept it. */
  readonly send: (accepted: boolean) => Promise<unknown>;
  /** Called once the decision is accepted, if the page is still shown. */
  readonly onTaken: (decision: Decision) => void;
  /** What to log if it is not accepted. */
  readonly failure: string;
}

export interface DecisionState {
  readonly busy: Decision | null;
  /** Whether the last attempt failed. */
  readonly failed: boolean;
  readonly decide: (decision: Decision) => void;
}

/**
 * Sends JA or NEIN at most once per request (use the request as the screen's `key`). A second click is ignored, a
 * second tab waits for the first, and a decision made meanwhile is noticed before another is sent. Nothing is retried
 * automatically. Failures are only logged, and the visitor stays on the page (docs/behaviour.md 8).
 */
function useDecision({ request, isOpen, send, onTaken, failure }: DecisionOptions): DecisionState {
  const [busy, setBusy] = useState<Decision | null>(null);
  const [failed, setFailed] = useState(false);
  const underWay = useRef(false);
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const give = async (decision: Decision): Promise<void> => {
    underWay.current = true;
    setBusy(decision);
    setFailed(false);
    try {
      const taken = await oneAtATime(request, async () => {
        if (!(await isOpen())) return false;
        await send(decision === 'yes');
        return true;
      });
      // Once accepted, the buttons stay disabled until the page is left.
      if (taken) {
        if (shown.current) onTaken(decision);
        return;
      }
    } catch (reason) {
      logError(failure, loggedMessageOf(reason) ?? undefined);
      setFailed(true);
    }
    underWay.current = false;
    setBusy(null);
  };
  return {
    busy,
    failed,
    decide: (decision) => {
      if (!underWay.current) void give(decision);
    },
  };
}

/** A request that somebody received by mail, from its id in the address to its one decision. */
export type RequestPhase<Subject> =
  | { readonly phase: 'noId' | 'loading' | 'invalid' }
  | { readonly phase: 'failed'; readonly retry: () => void }
  | ({ readonly phase: 'ready'; readonly request: Subject } & DecisionState);

interface RequestOptions<Subject> extends Omit<DecisionOptions, 'isOpen' | 'onTaken'> {
  readonly query: {
    readonly isError: boolean;
    readonly error?: unknown;
    readonly refetch: () => { readonly unwrap: () => Promise<unknown> };
  };
  /** False without an id in the address. */
  readonly hasId: boolean;
  readonly select: (state: RootState) => Subject | undefined;
  readonly isValid: (request: Subject) => boolean;
  readonly isOpen: (request: Subject) => boolean;
  /** What is announced once the decision is accepted, and the page that follows. */
  readonly said: Readonly<Record<Decision, string>>;
  readonly next: (request: Subject | undefined) => string;
  /** What to log if the request cannot be loaded. */
  readonly loadFailure: string;
}

/** A request and its one decision. */
export function useRequest<Subject>(options: RequestOptions<Subject>): RequestPhase<Subject> {
  const { query, hasId, select, isValid, isOpen, said, next, loadFailure, ...decisionOptions } = options;
  const store = useAppStore();
  const navigate = useNavigate();
  const request = useAppSelector(select);
  const decision = useDecision({
    ...decisionOptions,
    isOpen: async () => {
      await query.refetch().unwrap();
      const latest = select(store.getState());
      return latest !== undefined && isOpen(latest);
    },
    onTaken: (taken) => {
      announce(said[taken]);
      void navigate(next(request));
    },
  });
  useLogFailure(query.isError, loadFailure, query.error);
  if (!hasId) return { phase: 'noId' };
  if (request === undefined)
    return query.isError ? { phase: 'failed', retry: () => void query.refetch() } : { phase: 'loading' };
  return isValid(request) ? { phase: 'ready', request, ...decision } : { phase: 'invalid' };
}
