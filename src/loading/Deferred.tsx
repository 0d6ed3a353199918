import { createContext, startTransition, use, useDeferredValue, useEffect, useState, useLayoutEffect } from 'react';
import { afterPaint, notePending } from '../lib/schedule';
import type { Elements } from '../ui/elements';
import { useArrival } from '../router/arrival';
import styles from './Placeholder.module.css';

/** Whether what is drawn is deferred already. */
const IsDeferred = createContext(false);

interface DeferredProps {
  /** Holds the content's place on the visit's first page; the height of the window by default. */
  readonly placeholder?: Elements;
  readonly children: Elements;
}

/**
 * Content after the next paint: what is below a page's header, and within that what people do not come for. After a link
 * the header is painted at once and this right after it, in slices. With the visit's first page it follows at once, and on
 * the way back everything is drawn together, so that the scroll position can be restored.
 */
export function Deferred({ placeholder, children }: DeferredProps) {
  const arrival = useArrival();
  const followed = arrival === 'followed';
  const inner = use(IsDeferred);
  // Left to itself, React may begin with the content before the header is painted, and holds that up by a slice.
  const [painted, setPainted] = useState(!followed);
  useEffect(() => (painted ? undefined : afterPaint(() => startTransition(() => setPainted(true)))), [painted]);
  const due = useDeferredValue(painted, arrival === 'returning' || (inner && !followed));
  if (!due) return <Placeholder>{followed ? undefined : placeholder}</Placeholder>;
  return <IsDeferred value>{children}</IsDeferred>;
}

/**
 * Holds the place of what is on its way; the page has not settled while one is shown.
 * @param children content of the same height; the height of the window by default
 */
export function Placeholder({ children = <div className={styles.screenful} /> }: { readonly children?: Elements }) {
  useLayoutEffect(notePending, []);
  return <div aria-busy="true">{children}</div>;
}
