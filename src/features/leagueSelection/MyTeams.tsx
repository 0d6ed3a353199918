import { useCallback, useRef, useState } from 'react';
import { LiveAnnouncer } from '../../shared/LiveAnnouncer';
import type { ClubId, MatchId } from '../../entities/ids';
import { favouriteRemoved, selectFavourites } from '../../filters/filtersSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useMedia } from '../../ui/hooks';
import { MyTeamCard } from './MyTeamCard';

interface MyTeamsProps {
  /** Whether calls may be made. */
  readonly mayAsk: boolean;
  readonly editing: boolean;
  /** Classes of the slot, which has reserved the space. */
  readonly grid: string | undefined;
  readonly className: string | undefined;
}

/** On phones the teams after these are rows, so that the leagues are not pushed down too far. */
const CARDS_ON_PHONES = 2;

/** The teams the visitor follows, oldest first, with a live region for their goals. */
export default function MyTeams({ mayAsk, editing, grid, className }: MyTeamsProps) {
  const dispatch = useAppDispatch();
  const teams = useAppSelector(selectFavourites);
  const wide = useMedia('(min-width: 37.5em)');
  const list = useRef<HTMLUListElement>(null);
  const [live, setLive] = useState<readonly MatchId[]>([]);
  const plays = useCallback(
    (match: MatchId) => setLive((known) => (known.includes(match) ? known : [...known, match])),
    [],
  );
  const remove = (club: ClubId): void => {
    dispatch(favouriteRemoved(club));
    // The pressed button has disappeared: the focus moves to the section's heading, or after the last team to the
    // page's.
    const heading = list.current?.closest('section')?.querySelector('h2');
    (teams.length > 1 ? heading : document.querySelector('h1'))?.focus();
  };
  return (
    <>
      <ul className={grid} ref={list}>
        {teams.map((team, index) => (
          <MyTeamCard
            key={team.club}
            favourite={team}
            due={mayAsk}
            compact={!wide && index >= CARDS_ON_PHONES}
            className={className}
            onLive={plays}
            onRemove={editing ? remove : undefined}
            onGone={remove}
          />
        ))}
      </ul>
      <LiveAnnouncer ids={live} />
    </>
  );
}
