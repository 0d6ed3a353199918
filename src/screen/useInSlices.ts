import { useDeferredValue, useMemo } from 'react';

/**
 * An answer whose drawing would block the page too long: React draws it in slices and answers presses
 * meanwhile. Never the answer of the subject before: what is already known of a new one is there at once.
 * @param subject what was asked for; answers of one subject follow each other
 */
export function useInSlices<Answer>(subject: string | null, answer: Answer | undefined): Answer | undefined {
  const drawn = useDeferredValue(useMemo(() => ({ subject, answer }), [subject, answer]));
  return drawn.subject === subject ? drawn.answer : answer;
}
