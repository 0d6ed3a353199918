import { shallowEqual } from 'react-redux';
import { prefetchClubs, useClubsQuery } from '../../api/clubs';
import { ClubCell } from '../../shared/ClubCell';
import { ListPage } from '../../shared/ListPage';
import { federation } from '../../content/federation';
import { bySid } from '../../entities/club/model';
import type { ClubId } from '../../entities/ids';
import { selectClub, selectMany } from '../../entities/select';
import { leaguePrefetch } from '../../shared/prefetch';
import { useLeagueList } from '../../shared/useLeagueList';
import { useAppSelector } from '../../store/hooks';
import { ClubGrid, ClubGridSkeleton } from '../../ui/blocks/ClubCardView';

export const prefetch = leaguePrefetch((dispatch, code) => void dispatch(prefetchClubs(code)));

/** The clubs of the chosen league. */
export default function ClubsScreen() {
  const list = useLeagueList(useClubsQuery, 'Die Mannschaften konnten nicht geladen werden.');
  return (
    <ListPage
      title="Mannschaften"
      meta={<span lang="en">{federation.seasonLabel}</span>}
      list={list}
      skeleton={<ClubGridSkeleton />}
      empty="No clubs available for this league."
      lang="en"
      drawing="shields"
    >
      {({ items, code }) => <Clubs ids={items} code={code} />}
    </ListPage>
  );
}

/** By federation number. */
function Clubs({ ids, code }: { readonly ids: readonly ClubId[]; readonly code: string }) {
  const clubs = useAppSelector(
    (state) => [...selectMany(state, ids, selectClub)].sort(bySid).map((club) => club.id),
    shallowEqual,
  );
  return (
    <ClubGrid>
      {clubs.map((id) => (
        <ClubCell key={id} id={id} line="sid" followIn={code} />
      ))}
    </ClubGrid>
  );
}
