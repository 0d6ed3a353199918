import { shallowEqual } from 'react-redux';
import { requestName } from '../../api/requestName';
import { statusWords } from '../../cards/matchWords';
import { Sheet } from '../../cards/Sheet';
import { selectSide } from '../../cards/sides';
import type { Match } from '../../entities/match/model';
import { selectLeagueName } from '../../entities/views/leagueName';
import { formatDay, formatTime } from '../../lib/dates';
import { useAppSelector } from '../../store/hooks';
import { ReportSheet } from './ReportSheet';
import { ScoreSheet } from './ScoreSheet';

/** A match on paper: an empty score sheet before it, line-ups and course after it. */
export default function MatchSheet({ match }: { readonly match: Match }) {
  const home = useAppSelector((state) => selectSide(state, match, 'home'), shallowEqual);
  const away = useAppSelector((state) => selectSide(state, match, 'away'), shallowEqual);
  const league = useAppSelector((state) => selectLeagueName(state, match));
  const { kickoff, gameday, location, status } = match;
  const upcoming = status === 'upcoming';
  const facts = [
    league,
    gameday == null ? null : `Spieltag ${gameday}`,
    [formatDay(kickoff), formatTime(kickoff)].filter(Boolean).join(', '),
    location ?? 'Unbekanntes Stadium',
    upcoming || status === undefined ? null : statusWords(match, null),
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
