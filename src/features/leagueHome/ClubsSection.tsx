import { shallowEqual } from 'react-redux';
import { ClubCell } from '../../shared/ClubCell';
import { byPoints } from '../../entities/club/model';
import type { ClubId } from '../../entities/ids';
import { selectLeagueByCode } from '../../entities/league/selectors';
import { selectClub, selectMany } from '../../entities/select';
import { useAppSelector } from '../../store/hooks';
import { ClubGrid, ClubGridSkeleton } from '../../ui/blocks/ClubCardView';
import { EmptyState } from '../../ui/EmptyState';
import { SectionHeading } from '../../ui/SectionHeading';

const none: readonly ClubId[] = [];

interface ClubsSectionProps {
  readonly code: string;
  /** Undefined while loading. */
  readonly clubs: readonly ClubId[] | undefined;
}

/** Section CLUBS: every team of the league with its points. */
export function ClubsSection({ code, clubs }: ClubsSectionProps) {
  const ordered = useAppSelector(
    (state) => [...selectMany(state, clubs ?? none, selectClub)].sort(byPoints).map((club) => club.id),
    shallowEqual,
  );
  const expected = useAppSelector((state) => selectLeagueByCode(state, code)?.teamCount);
  return (
    <section className="section" aria-labelledby="clubs">
      <SectionHeading
        id="clubs"
        title="CLUBS"
        aside={
          clubs === undefined || clubs.length === 0
            ? undefined
            : `${clubs.length} ${clubs.length === 1 ? 'Team' : 'Teams'}`
        }
      />
      <Clubs clubs={clubs && ordered} expected={expected} />
    </section>
  );
}

function Clubs({
  clubs,
  expected,
}: {
  readonly clubs: readonly ClubId[] | undefined;
  readonly expected: number | undefined;
}) {
  if (clubs === undefined) return <ClubGridSkeleton clubs={expected} />;
  if (clubs.length === 0) return <EmptyState title="No clubs available for this league." lang="en" drawing="shields" />;
  return (
    <ClubGrid>
      {clubs.map((id) => (
        <ClubCell key={id} id={id} line="points" />
      ))}
    </ClubGrid>
  );
}
