import { useEffect, useState } from 'react';

interface Answer<Data> {
  readonly isSuccess: boolean;
  readonly data?: Data;
}

/** A call on its way; its answer is kept until it is unsubscribed from. */
interface Asked<Data> extends PromiseLike<Answer<Data>> {
  readonly unsubscribe: () => void;
}

/**
 * Makes a call after each failure of another, so that an earlier answer is not taken for the explanation. An effect and
 * no query hook, which costs every screen a dozen effects for what hardly ever happens.
 * @param failure undefined: none
 * @param ask the same function as long as it asks the same
 * @returns whether its answer is still pending, and what it said; undefined: nothing yet, or it failed as well
 */
export function useAskedAbout<Data>(
  failure: unknown,
  ask: () => Asked<Data>,
): { readonly asking: boolean; readonly said: Data | undefined } {
  const [answered, setAnswered] = useState<{ readonly failure: unknown; readonly answer: Answer<Data> }>();
  useEffect(() => {
    if (failure === undefined) return undefined;
    let isOver = false;
    const asked = ask();
    void asked.then((answer) => isOver || setAnswered({ failure, answer }));
    return () => {
      isOver = true;
      asked.unsubscribe();
    };
  }, [failure, ask]);
  const answer = failure !== undefined && answered?.failure === failure ? answered.answer : undefined;
  return { asking: failure !== undefined && answer === undefined, said: answer?.isSuccess ? answer.data : undefined };
}
