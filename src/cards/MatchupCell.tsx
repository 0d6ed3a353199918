import { memo } from 'react';
import type { MatchId } from '../entities/ids';
import { buttonLabel } from '../entities/match/status';
import { matchPath } from '../entities/paths';
import { selectMatch } from '../entities/select';
import { formatShortDay, formatTime } from '../lib/dates';
import type { WallClock } from '../lib/dates';
import { useAppSelector } from '../store/hooks';
import { MatchupCellView } from '../ui/blocks/MatchupCellView';
import type { MatchLook } from '../ui/matchLook';
import { liveWords, lookOf, scoreOf } from './matchLook';
import { useElapsedMinute } from './useElapsedMinute';
import { useMatchTeams } from './useMatchTeams';

/** A match as a card of the band on the league's page; opens the report. */
export const MatchupCell = memo(function MatchupCell({ id }: { readonly id: MatchId }) {
  const match = useAppSelector((state) => selectMatch(state, id));
  const { home, away } = useMatchTeams(match);
  const minute = useElapsedMinute(match);
  const to = matchPath(id);
  if (match === undefined || to === undefined) return null;
  const look = lookOf(match.status);
  return (
    <MatchupCellView
      to={to}
      look={look}
      date={dateWords(look, match.kickoff)}
      chip={chipWords(look, minute)}
      matchday={match.gameday == null ? '' : `Spieltag ${match.gameday}`}
      home={home}
      away={away}
      score={scoreOf(match)}
      time={formatTime(match.kickoff) || undefined}
      foot={buttonLabel(match.status)}
    />
  );
});

function dateWords(look: MatchLook, kickoff: WallClock | null | undefined): string {
  const time = formatTime(kickoff);
  const day = formatShortDay(kickoff);
  return time === '' || look === 'upcoming' ? day : `${day} · ${time}`;
}

function chipWords(look: MatchLook, minute: number | null): string | undefined {
  switch (look) {
    case 'live':
    case 'halftime':
      return liveWords(look, minute);
    case 'abandoned':
      return 'Abgebrochen';
    case 'cancelled':
      return 'Abgesagt';
    case 'upcoming':
    case 'finished':
    case 'unknown':
      return undefined;
  }
}
