import { useEffect, useState } from 'react';

/**
 * Refetches a query after each failure of another, so that an earlier answer is not taken for the explanation.
 * @param failure undefined: none
 * @param refetch of the query
 * @returns whether its answer is still pending
 */
export function useAskedAbout(failure: unknown, refetch: () => PromiseLike<unknown>): boolean {
  const [answered, setAnswered] = useState<unknown>();
  useEffect(() => {
    let isOver = failure === undefined;
    if (!isOver) void refetch().then(() => isOver || setAnswered(failure));
    return () => {
      isOver = true;
    };
  }, [failure, refetch]);
  return failure !== undefined && answered !== failure;
}
