import { memo } from 'react';
import type { MatchId } from '../entities/ids';
import type { Match } from '../entities/match/model';
import { isLive } from '../entities/match/model';
import { matchPath } from '../entities/normalise';
import { formatDayMonth, formatKickoff } from '../lib/dates';
import { MatchRowView } from '../ui/blocks/MatchRowView';
import { matchVariant, displayedScore, buttonLabel, liveBadge, STATUS_LABELS, statusLabel } from './matchLabels';
import { useElapsedMinute } from './useElapsedMinute';
import { useMatchAndTeams } from './useMatchAndTeams';

/** The prescribed text for an unknown venue. */
const NO_VENUE = 'Unbekanntes Stadium';

interface MatchRowProps {
  readonly id: MatchId;
  /** `livescore` spells out the status and labels its button `Spielbericht`. */
  readonly variant?: 'fixtures' | 'livescore';
}

/** A fixture in a `MatchList`; rerenders only when its own match changes. */
export const MatchRow = memo(function MatchRow({ id, variant = 'fixtures' }: MatchRowProps) {
  const { match, home, away } = useMatchAndTeams(id);
  const minute = useElapsedMinute(match);
  const to = matchPath(id);
  if (match === undefined || to === undefined) return null;
  const livescore = variant === 'livescore';
  return (
    <MatchRowView
      variant={matchVariant(match.status)}
      matchday={match.gameday == null ? '-' : `Spieltag: ${match.gameday}`}
      chip={livescore ? statusLabel(match, minute) : fixtureChip(match, minute)}
      date={formatDayMonth(match.kickoff)}
      time={formatKickoff(match.kickoff) || undefined}
      home={home}
      away={away}
      score={displayedScore(match)}
      venue={match.location ?? NO_VENUE}
      action={{ to, label: livescore ? reportLabel(match) : buttonLabel(match.status) }}
    />
  );
});

/** The second chip of a fixture, only for statuses out of the ordinary. */
function fixtureChip({ status }: Match, minute: number | null): string | undefined {
  if (isLive(status)) return liveBadge(status, minute);
  if (status === 'unconfirmed') return STATUS_LABELS.unconfirmed;
  return status === 'abandoned' || status === 'cancelled' ? buttonLabel(status) : undefined;
}

function reportLabel({ status }: Match): string {
  return status === 'cancelled' ? 'Abgesagt' : 'Spielbericht';
}
