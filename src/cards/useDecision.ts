import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../api/errors';
import { logError } from '../lib/log';
import { oneAtATime } from '../lib/oneAtATime';
import type { Decision } from '../ui/DecisionCard';

interface Deciding {
  /** Names the request over all tabs: `transfer/<id>`. */
  readonly request: string;
  /** Asks the server for the request as it is now, and whether it can still be answered. */
  readonly isOpen: () => Promise<boolean>;
  /** Sends the decision. Rejects if it was not taken. */
  readonly send: (accepted: boolean) => Promise<unknown>;
  /** The decision was taken and its page is still shown. */
  readonly onTaken: (decision: Decision) => void;
  /** What the log says when it was not. */
  readonly failure: string;
}

interface DecisionState {
  readonly busy: Decision | null;
  /** The last decision was not taken. */
  readonly failed: boolean;
  readonly decide: (decision: Decision) => void;
}

/**
 * JA or NEIN, at most once per request (give the screen the request as its `key`): a second click waits for nothing, a second tab waits for the
 * first, and a decision that was sent meanwhile is seen before another one is. Nothing is ever repeated
 * by itself. Failures are only logged and the visitor stays (docs/behaviour.md 8).
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
      // Once taken, the buttons stay blocked until the page is gone.
      if (taken) {
        if (shown.current) onTaken(decision);
        return;
      }
    } catch (reason) {
      logError(failure, messageOf(reason) ?? undefined);
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
