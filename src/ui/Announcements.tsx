import { useEffect } from 'react';
import { announce } from '../lib/announce';

/**
 * The live region that `lib/announce.ts` speaks through, one in the layout and one in each modal dialog: screen readers
 * only hear what comes into a region that they know already.
 */
export function Announcements() {
  return <div className="visually-hidden announcements" role="status" aria-atomic={false} />;
}

/**
 * Announces a message when it appears, and anew when it changes.
 * @param sentence null: nothing to say
 * @param lang its language, if not German
 */
export function useAnnounced(sentence: string | null, lang?: string): void {
  useEffect(() => (sentence === null ? undefined : announce(sentence, lang)), [sentence, lang]);
}
