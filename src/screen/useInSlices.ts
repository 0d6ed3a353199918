import { useDeferredValue, useMemo } from 'react';

/**
 * Defers an answer whose rendering would block the page for too long: React renders it in slices and handles input in
 * between. Never returns the previous subject's answer; what is already known of a new one is returned at once.
 * @param subject what was requested; answers about the same subject follow each other
 */
export function useInSlices<Answer>(subject: string | null, answer: Answer | undefined): Answer | undefined {
  const drawn = useDeferredValue(useMemo(() => ({ subject, answer }), [subject, answer]));
  return drawn.subject === subject ? drawn.answer : answer;
}
