import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { MatchId } from '../entities/ids';
import { matchNews } from '../entities/match/news';
import { announce } from '../lib/announce';
import { Toast } from '../ui/Toast';
import { goalLine, matchAnnouncement } from './matchAnnouncement';
import { useElapsedMinute } from './useElapsedMinute';
import { useMatchAndTeams } from './useMatchAndTeams';

interface Announcement {
  readonly spoken: string;
  /** Text of the toast for a goal; null: none. */
  readonly goal: string | null;
}

interface WatchProps {
  readonly id: MatchId;
  readonly tell: (news: Announcement) => void;
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
      tell({
        spoken: matchAnnouncement(news, shown, minute),
        goal: news.goal === 'scored' ? goalLine(news, shown) : null,
      });
  });
  return null;
});

interface LiveAnnouncerProps {
  readonly ids: readonly MatchId[];
  /** Also shows goals as toasts. */
  readonly toasts?: boolean;
}

/**
 * Announces goals and changes of status of the matches on screen, each once; minutes never. A match that leaves the list
 * is still watched, because its end is news too.
 */
export function LiveAnnouncer({ ids, toasts = false }: LiveAnnouncerProps) {
  const [watched, setWatched] = useState(ids);
  const fresh = ids.filter((id) => !watched.includes(id));
  if (fresh.length > 0) setWatched([...watched, ...fresh]);
  const [goal, setGoal] = useState<{ readonly key: number; readonly line: string } | null>(null);
  const tell = useCallback(({ spoken, goal: line }: Announcement) => {
    announce(spoken);
    if (line !== null) setGoal((before) => ({ key: (before?.key ?? 0) + 1, line }));
  }, []);
  const close = useCallback(() => setGoal(null), []);
  return (
    <>
      {watched.map((id) => (
        <Watch key={id} id={id} tell={tell} />
      ))}
      {toasts && goal !== null && <Toast key={goal.key} text={goal.line} onClose={close} silent />}
    </>
  );
}
