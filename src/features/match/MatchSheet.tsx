import { shallowEqual } from 'react-redux';
import { prefetchClub } from '../../api/clubs';
import { requestName } from '../../api/requestName';
import { statusLabel } from '../../shared/matchLabels';
import { Sheet } from '../../shared/Sheet';
import { selectSide } from '../../shared/sides';
import type { Match } from '../../entities/match/model';
import { selectLeagueName } from '../../entities/league/selectors';
import { formatDay, formatKickoff } from '../../lib/dates';
import { useAppSelector } from '../../store/hooks';
import type { AppStore } from '../../store/makeStore';
import { ReportSheet } from './ReportSheet';
import { ScoreSheet } from './ScoreSheet';

interface MatchSheetProps {
  readonly match: Match;
}

/** Loads both squads for an empty score sheet, because the page of an upcoming match does not. */
export async function prepare({ dispatch }: AppStore, { match: { status, home, away } }: MatchSheetProps) {
  if (status !== 'upcoming') return;
  await Promise.all([home, away].flatMap((id) => (id === undefined ? [] : dispatch(prefetchClub(id)).unwrap())));
}

/** A match in print: an empty score sheet beforehand, timeline and line-ups afterwards. */
export default function MatchSheet({ match }: MatchSheetProps) {
  const home = useAppSelector((state) => selectSide(state, match, 'home'), shallowEqual);
  const away = useAppSelector((state) => selectSide(state, match, 'away'), shallowEqual);
  const league = useAppSelector((state) => selectLeagueName(state, match));
  const { kickoff, gameday, location, status } = match;
  const upcoming = status === 'upcoming';
  const facts = [
    league,
    gameday == null ? null : `Spieltag ${gameday}`,
    [formatDay(kickoff), formatKickoff(kickoff)].filter(Boolean).join(', '),
    location ?? 'Unbekanntes Stadium',
    upcoming || status === undefined ? null : statusLabel(match, null),
  ];
  return (
    <Sheet
      title={`${home.name} – ${away.name}`}
      longTitle
      line={facts.filter(Boolean).join(' · ')}
      request={requestName('match', match.id)}
    >
      {upcoming ? <ScoreSheet home={home} away={away} /> : <ReportSheet match={match} home={home} away={away} />}
    </Sheet>
  );
}
