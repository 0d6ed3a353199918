import { useEffect, useRef } from 'react';
import { X } from 'lucide-react';
import { useFavouriteClubs } from '../../../shared/FollowButton';
import { tellsAnything } from '../../../entities/views/visitNews';
import { formatShortDay, formatTime, parseWallClock, viennaWallClock } from '../../../lib/dates';
import { whenPageSettled } from '../../../lib/schedule';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks';
import { findVisitNews } from '../../../store/visits';
import { newsClosed, selectVisitNews } from '../../../store/visitsSlice';
import { IconButton } from '../../../ui/IconButton';
import { NewsRows } from './NewsRows';
import { Circle, Line } from '../../../ui/Skeleton';
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
  const found = useAppSelector((state) => selectVisitNews(state, code));
  const own = useFavouriteClubs();
  const card = useRef<HTMLElement>(null);
  const news = found === 'loading' ? undefined : found;
  useEffect(() => whenPageSettled(store, () => void store.dispatch(findVisitNews(code))), [store, code]);
  const gone = news === null || (news !== undefined && !tellsAnything(news, own));
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
        <IconButton variant="bare" label="Schließen" onClick={close}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      <NewsRows news={news} code={code} own={own} />
    </section>
  );
}

/** Placeholder until it is known whether anything is new. Not announced, since nobody asked for it. */
function SinceSkeleton() {
  return (
    <div className={`card ${styles.card}`} aria-hidden>
      <div className={styles.head}>
        <Line width={220} height={22} />
      </div>
      {[1, 2, 3].map((key) => (
        <div key={key} className={styles.row}>
          <Circle size={28} />
          <Line width="60%" height={14} />
        </div>
      ))}
    </div>
  );
}
