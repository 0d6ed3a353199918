import { useEffect, useState } from 'react';

/**
 * Makes a query anew about each failure of another: its answer about an earlier one does not count.
 * @param failure undefined: there is none
 * @param refetch of the query
 * @returns whether its answer is still to come
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
