import { memo } from 'react';
import type { MatchId } from '../entities/ids';
import { isLive } from '../entities/match/model';
import type { MatchStatus } from '../entities/match/model';
import { matchPath } from '../entities/normalise';
import { formatShortDay, formatKickoff } from '../lib/dates';
import type { WallClock } from '../lib/dates';
import { MatchupCellView } from '../ui/blocks/MatchupCellView';
import { matchVariant, displayedScore, buttonLabel, liveBadge, STATUS_LABELS } from './matchLabels';
import { useElapsedMinute } from './useElapsedMinute';
import { useMatchAndTeams } from './useMatchAndTeams';

/** A match card in the band on a league's page; opens the report. */
export const MatchupCell = memo(function MatchupCell({ id }: { readonly id: MatchId }) {
  const { match, home, away } = useMatchAndTeams(id);
  const minute = useElapsedMinute(match);
  const to = matchPath(id);
  if (match === undefined || to === undefined) return null;
  return (
    <MatchupCellView
      to={to}
      variant={matchVariant(match.status)}
      date={dateText(match.status, match.kickoff)}
      chip={chipText(match.status, minute)}
      matchday={match.gameday == null ? '' : `Spieltag ${match.gameday}`}
      home={home}
      away={away}
      score={displayedScore(match)}
      time={formatKickoff(match.kickoff) || undefined}
      foot={match.status === 'unconfirmed' ? STATUS_LABELS.unconfirmed : buttonLabel(match.status)}
    />
  );
});

function dateText(status: MatchStatus | undefined, kickoff: WallClock | null | undefined): string {
  const time = formatKickoff(kickoff);
  const day = formatShortDay(kickoff);
  return time === '' || status === 'upcoming' ? day : `${day} · ${time}`;
}

function chipText(status: MatchStatus | undefined, minute: number | null): string | undefined {
  if (isLive(status)) return liveBadge(status, minute);
  if (status === 'abandoned') return 'Abgebrochen';
  return status === 'cancelled' ? 'Abgesagt' : undefined;
}
