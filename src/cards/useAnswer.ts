import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../api/errors';
import { logError } from '../lib/log';
import { oneAtATime } from '../lib/oneAtATime';
import type { Answer } from '../ui/DecisionCard';

interface Answering {
  /** Names the request over all tabs: `transfer/<id>`. */
  readonly request: string;
  /** Asks the server for the request as it is now, and whether it can still be answered. */
  readonly isOpen: () => Promise<boolean>;
  /** Sends the answer. Rejects if it was not taken. */
  readonly send: (accepted: boolean) => Promise<unknown>;
  /** The answer was taken and its page is still shown. */
  readonly onTaken: (answer: Answer) => void;
  /** What the log says when it was not. */
  readonly failure: string;
}

interface AnswerState {
  readonly busy: Answer | null;
  /** The last answer was not taken. */
  readonly failed: boolean;
  readonly answer: (answer: Answer) => void;
}

/**
 * JA or NEIN, at most once per request (give the screen the request as its `key`): a second click waits for nothing, a second tab waits for the
 * first, and an answer that was given meanwhile is seen before one is sent. Nothing is ever repeated
 * by itself. Failures are only logged and the visitor stays (docs/behaviour.md 8).
 */
export function useAnswer({ request, isOpen, send, onTaken, failure }: Answering): AnswerState {
  const [busy, setBusy] = useState<Answer | null>(null);
  const [failed, setFailed] = useState(false);
  const underWay = useRef(false);
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const give = async (answer: Answer): Promise<void> => {
    underWay.current = true;
    setBusy(answer);
    setFailed(false);
    try {
      const taken = await oneAtATime(request, async () => {
        if (!(await isOpen())) return false;
        await send(answer === 'yes');
        return true;
      });
      // Once taken, the buttons stay blocked until the page is gone.
      if (taken) {
        if (shown.current) onTaken(answer);
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
    answer: (answer) => {
      if (!underWay.current) void give(answer);
    },
  };
}
