import { prefetchClub } from '../../api/clubs';
import { Deferred } from '../../loading/Deferred';
import type { Prefetch } from '../../shared/prefetch';
import { SectionBoundary } from '../../shared/SectionBoundary';
import { useRouteId } from '../../shared/phase';
import { idInAddress } from '../../entities/ids';
import type { ClubId } from '../../entities/ids';
import { ErrorState } from '../../ui/ErrorState';
import { PositionSection } from './PositionSection';
import { SectionNav } from './SectionNav';
import { Squad } from './Squad';
import { TeamFigures } from './TeamFigures';
import { TeamFixtures } from './TeamFixtures';
import { TeamHeader } from './TeamHeader';
import { TeamHeaderSkeleton, TeamSkeleton } from './TeamSkeleton';
import { NO_TEAM, useTeam } from './useTeam';
import type { Team } from './useTeam';
import styles from './TeamScreen.module.css';

/** Prefetches the team's page. */
export const prefetch: Prefetch = (store, segment) => {
  const club = idInAddress<ClubId>(segment);
  if (club !== null) void store.dispatch(prefetchClub(club));
};

/** A team in its colour: figures, squad and matches (docs/behaviour.md 2). */
export default function TeamScreen() {
  const id = useRouteId<ClubId>();
  return <TeamPage key={id} id={id} />;
}

function TeamPage({ id }: { readonly id: ClubId | null }) {
  const team = useTeam(id);
  return (
    <>
      {team.club?.name !== undefined ? (
        <TeamHeader
          club={team.club}
          loading={team.phase === 'loading'}
          seasons={team.phase === 'ready' ? team.seasons : null}
        />
      ) : (
        team.phase === 'loading' && <TeamHeaderSkeleton />
      )}
      {team.phase !== 'failed' && <SectionNav />}
      <div className={`wrap ${styles.body}`}>
        <Deferred>
          <Body team={team} />
        </Deferred>
      </div>
    </>
  );
}

function Body({ team }: { readonly team: Team }) {
  switch (team.phase) {
    case 'loading':
      return <TeamSkeleton />;
    case 'failed':
      return (
        <>
          {team.club?.name === undefined && (
            <h1 className="visually-hidden" tabIndex={-1}>
              Mannschaft
            </h1>
          )}
          <ErrorState text={NO_TEAM} onRetry={team.retry} />
        </>
      );
    case 'ready':
      return (
        <>
          <SectionBoundary>
            <TeamFigures club={team.club} />
          </SectionBoundary>
          <PositionSection club={team.club} seasons={team.seasons} />
          <SectionBoundary>
            <Squad club={team.club} />
          </SectionBoundary>
          <Deferred>
            <SectionBoundary>
              <TeamFixtures club={team.club.id} seasons={team.seasons} />
            </SectionBoundary>
          </Deferred>
        </>
      );
  }
}
