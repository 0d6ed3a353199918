import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { MatchId } from '../entities/ids';
import { matchNews } from '../entities/match/news';
import { Toast } from '../ui/Toast';
import { goalLine, spokenNews } from './newsWords';
import { useElapsedMinute } from './useElapsedMinute';
import { useMatchAndTeams } from './useMatchAndTeams';

/** Announcements that stay in the region; screen readers read only additions. */
const KEPT = 5;

interface Announcement {
  readonly key: number;
  readonly spoken: string;
  /** Text of the toast for a goal; null: none. */
  readonly goal: string | null;
}

interface WatchProps {
  readonly id: MatchId;
  readonly tell: (news: Omit<Announcement, 'key'>) => void;
}

/** Compares a match with its previous state. Renders nothing. */
const Watch = memo(function Watch({ id, tell }: WatchProps) {
  const { match, home, away } = useMatchAndTeams(id);
  const names = { home: home.name, away: away.name };
  const minute = useElapsedMinute(match);
  const seen = useRef({ match, names });
  useEffect(() => {
    const before = seen.current;
    if (before.match === match) return;
    const shown = match === undefined ? before.names : names;
    seen.current = { match, names: shown };
    const news = matchNews(before.match, match);
    if (news !== null)
      tell({ spoken: spokenNews(news, shown, minute), goal: news.goal === 'scored' ? goalLine(news, shown) : null });
  });
  return null;
});

interface LiveAnnouncerProps {
  readonly ids: readonly MatchId[];
  /** Also shows goals as toasts. */
  readonly toasts?: boolean;
}

/**
 * The one hidden live region for goals and changes of status of the matches on screen, each announced once; minutes
 * never. A match that leaves the list is still watched, because its end is news too.
 */
export function LiveAnnouncer({ ids, toasts = false }: LiveAnnouncerProps) {
  const [watched, setWatched] = useState(ids);
  const fresh = ids.filter((id) => !watched.includes(id));
  if (fresh.length > 0) setWatched([...watched, ...fresh]);
  const [announced, setAnnounced] = useState<readonly Announcement[]>([]);
  const [closed, setClosed] = useState(-1);
  const tell = useCallback(
    (news: Omit<Announcement, 'key'>) =>
      setAnnounced((before) => [...before, { ...news, key: (before.at(-1)?.key ?? 0) + 1 }].slice(-KEPT)),
    [],
  );
  const goal = announced.findLast((news) => news.goal !== null);
  const close = useCallback(() => setClosed(goal?.key ?? -1), [goal?.key]);
  return (
    <>
      <div className="visually-hidden" aria-live="polite">
        {announced.map(({ key, spoken }) => (
          <p key={key}>{spoken}</p>
        ))}
      </div>
      {watched.map((id) => (
        <Watch key={id} id={id} tell={tell} />
      ))}
      {toasts && goal?.goal != null && goal.key > closed && (
        <Toast key={goal.key} text={goal.goal} onClose={close} silent />
      )}
    </>
  );
}
