import { clubsApi } from '../../api/clubs';
import { NoLeague } from '../../cards/NoLeague';
import { ClubCell } from '../../cards/ClubCell';
import { leaguePrefetch } from '../../screen/leaguePrefetch';
import { federation } from '../../content/federation';
import { ClubGrid } from '../../ui/blocks/ClubCardView';
import { ClubGridSkeleton } from '../../ui/blocks/ClubGridSkeleton';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { PageTitle } from '../../ui/PageTitle';
import { useAppSelector } from '../../store/hooks';
import { selectLeagueCode } from '../../store/leagueSlice';
import { useClubs } from './useClubs';

const NO_CLUBS = 'No clubs available for this league.';

export const prefetch = leaguePrefetch(
  (dispatch, code) => void dispatch(clubsApi.endpoints.clubs.initiate(code, { subscribe: false })),
);

/** The clubs of the chosen league. */
export default function ClubsScreen() {
  return (
    <div className="wrap">
      <PageTitle title="Mannschaften" meta={<span lang="en">{federation.seasonLabel}</span>} />
      <Clubs />
    </div>
  );
}

function Clubs() {
  const view = useClubs();
  const code = useAppSelector(selectLeagueCode);
  switch (view.phase) {
    case 'noLeague':
      return <NoLeague title={NO_CLUBS} lang="en" drawing="shields" />;
    case 'loading':
      return <ClubGridSkeleton />;
    case 'failed':
      return <ErrorState text={NO_CLUBS} lang="en" onRetry={view.retry} />;
    case 'empty':
      return <EmptyState title={NO_CLUBS} lang="en" drawing="shields" />;
    case 'ready':
      return (
        <ClubGrid>
          {view.clubs.map((id) => (
            <ClubCell key={id} id={id} line="sid" {...(code === null ? {} : { followIn: code })} />
          ))}
        </ClubGrid>
      );
  }
}
