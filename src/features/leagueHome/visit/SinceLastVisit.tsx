import { useEffect, useRef } from 'react';
import { X } from 'lucide-react';
import { useFavouriteClubs } from '../../../shared/useOwnClubs';
import { tellsAnything } from '../../../entities/views/visitNews';
import { formatShortDay, formatTime, parseWallClock, viennaWallClock } from '../../../lib/dates';
import { whenPageSettled } from '../../../lib/schedule';
import { useAppDispatch, useAppStore } from '../../../store/hooks';
import { lookBack, newsClosed, visitApi } from '../../../store/sinceLastVisit';
import { IconButton } from '../../../ui/IconButton';
import { NewsRows } from './NewsRows';
import { SinceSkeleton } from './SinceSkeleton';
import styles from './SinceLastVisit.module.css';

interface SinceLastVisitProps {
  readonly code: string;
  /** Called when there is nothing new, nothing could be found out, or the card is closed. */
  readonly onGone: () => void;
}

/** `So., 15.11., 14:32` in Vienna. */
function moment(instant: number): string {
  const wall = parseWallClock(viennaWallClock(instant));
  return `${formatShortDay(wall)}, ${formatTime(wall)}`;
}

/** Moves the focus to the first heading after an element. */
function focusHeadingAfter(element: Element | null): void {
  const next = [...document.querySelectorAll<HTMLElement>('h2, h3')].find(
    (heading) =>
      element !== null &&
      !element.contains(heading) &&
      (element.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  if (next === undefined) return;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

/**
 * What has happened in a league since the last visit: results and moves of followed teams, and how much else is new.
 */
export default function SinceLastVisit({ code, onGone }: SinceLastVisitProps) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { data: news, isError } = visitApi.endpoints.sinceLastVisit.useQueryState(code);
  const own = useFavouriteClubs();
  const card = useRef<HTMLElement>(null);
  const asked = news !== undefined;
  useEffect(
    () => (asked ? undefined : whenPageSettled(store, () => void store.dispatch(lookBack(code)))),
    [store, code, asked],
  );
  const gone = isError || news === null || (news !== undefined && !tellsAnything(news, own));
  useEffect(() => {
    if (gone) onGone();
  }, [gone, onGone]);
  if (news === undefined || news === null || gone) return <SinceSkeleton />;
  const close = (): void => {
    focusHeadingAfter(card.current);
    dispatch(newsClosed(code));
  };
  return (
    <section className={`card ${styles.card}`} aria-labelledby="seit-dem-letzten-besuch" ref={card}>
      <div className={styles.head}>
        <h2 id="seit-dem-letzten-besuch" tabIndex={-1}>
          <span>{'Seit deinem letzten Besuch '}</span>
          <span className={styles.moment}>{`(${moment(news.since)})`}</span>
        </h2>
        <IconButton look="bare" label="Schließen" onClick={close}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      <NewsRows news={news} code={code} own={own} />
    </section>
  );
}
