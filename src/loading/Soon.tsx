import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { afterPaint, afterShown } from '../lib/schedule';
import { useDelayed } from '../ui/hooks';
import { useArrival } from './arrival';
import type { Arrival } from './arrival';
import { Awaited } from './Awaited';
import type { Elements } from '../ui/elements';

/** Whether what `after` waits for has passed since this was first drawn; only a page reached by a link waits at all. */
function usePast(after: typeof afterPaint, arrival: Arrival): boolean {
  const [past, setPast] = useState(arrival !== 'followed');
  useEffect(() => (past ? undefined : after(() => startTransition(() => setPast(true)))), [after, past]);
  return past;
}

/** Placeholders that are shown for less than this only flash, and drawing them holds up the answer. */
const QUICK_ANSWER_MS = 100;

interface SoonProps {
  /** Whether the content is a placeholder for an answer: after navigation it is left out for a moment. */
  readonly waiting?: boolean;
  /** The placeholder that the answer replaces on the visit's first page, and that stays there until this is drawn. */
  readonly place?: Elements;
  readonly children: Elements;
}

/**
 * The content below a page's header. After navigation the header is painted at once and this content right after it, in
 * slices; until then a placeholder reserves its place. Back and Forward render everything at once, so that the scroll
 * position can be restored.
 */
export function Soon({ waiting = false, place, children }: SoonProps) {
  const arrival = useArrival();
  // Left to itself, React may begin with the content before the header is painted, and holds that up by a slice.
  const painted = usePast(afterPaint, arrival);
  const due = useDeferredValue(painted, arrival === 'returning');
  const slow = useDelayed(QUICK_ANSWER_MS);
  const followed = arrival === 'followed';
  if (!due || (waiting && !slow && followed)) return <Awaited>{followed ? undefined : place}</Awaited>;
  return children;
}

/**
 * What of an answer is beside or below what people come for: after a link it is drawn once the rest is on the
 * screen, which is there sooner for it. Otherwise it comes with the rest.
 */
export function Beside({ children }: { readonly children: Elements }) {
  return useBesideIsDue() ? children : <Awaited />;
}

/** The same for where no placeholder can stand, within a list. */
export function useBesideIsDue(): boolean {
  return usePast(afterShown, useArrival());
}
