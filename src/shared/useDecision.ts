import { useEffect, useRef, useState } from 'react';
import { loggedMessageOf } from '../api/errors';
import { logError } from '../lib/log';
import { oneAtATime } from '../lib/locks';
import type { Decision } from '../ui/DecisionCard';

interface Deciding {
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

interface DecisionState {
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
export function useDecision({ request, isOpen, send, onTaken, failure }: Deciding): DecisionState {
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
