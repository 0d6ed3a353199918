import { useCallback, useRef, useState } from 'react';
import { LiveAnnouncer } from '../../cards/LiveAnnouncer';
import type { ClubId, MatchId } from '../../entities/ids';
import { favouriteRemoved, selectFavourites } from '../../store/filtersSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useMedia } from '../../ui/useMedia';
import { MyTeamCard } from './MyTeamCard';

interface MyTeamsProps {
  readonly due: boolean;
  readonly editing: boolean;
  /** Classes of the slot, which took the room before. */
  readonly grid: string | undefined;
  readonly place: string | undefined;
}

/** On phones further teams than these are rows, so that the leagues stay near. */
const CARDS_ON_PHONES = 2;

/** The visitor's teams, oldest first, and the one region that announces their goals. */
export default function MyTeams({ due, editing, grid, place }: MyTeamsProps) {
  const dispatch = useAppDispatch();
  const teams = useAppSelector(selectFavourites);
  const wide = useMedia('(min-width: 600px)');
  const list = useRef<HTMLUListElement>(null);
  const [live, setLive] = useState<readonly MatchId[]>([]);
  const plays = useCallback(
    (match: MatchId) => setLive((known) => (known.includes(match) ? known : [...known, match])),
    [],
  );
  const remove = (club: ClubId): void => {
    dispatch(favouriteRemoved(club));
    // The button that was pressed is gone: the focus goes on to the section's heading, or to the page's with the last team.
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
            due={due}
            compact={!wide && index >= CARDS_ON_PHONES}
            className={place}
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
