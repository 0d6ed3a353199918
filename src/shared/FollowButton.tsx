import { useCallback, useState, useMemo } from 'react';
import { Star } from 'lucide-react';
import type { Club } from '../entities/club/model';
import { NAMELESS_TEAM } from './sides';
import { MOST_FAVOURITES } from '../filters/favourites';
import { favouriteAdded, favouriteRemoved, selectFavourites, selectIsFavourite } from '../filters/filtersSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks';
import { MarkButton } from '../ui/MarkButton';
import { Toast } from '../ui/Toast';
import type { ClubId } from '../entities/ids';

const FULL = 'Du hast schon sechs Teams gemerkt. Entferne zuerst eines.';

interface FollowButtonProps {
  readonly club: Club;
  /** Code of the league the club is shown in, unless its own page has brought one. */
  readonly code: string | null;
  /** Shows only the star; the text remains its accessible name. */
  readonly iconOnly?: boolean;
  /** The club's colour, if the button is on it. */
  readonly ground?: string;
}

/** Follows or unfollows a team (docs/behaviour.md 11). */
export function FollowButton({ club, code, iconOnly = false, ground }: FollowButtonProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const followed = useAppSelector((state) => selectIsFavourite(state, club.id));
  const [refusals, setRefusals] = useState(0);
  const closeToast = useCallback(() => setRefusals(0), []);
  const name = club.name ?? NAMELESS_TEAM;
  const press = (): void => {
    if (followed) dispatch(favouriteRemoved(club.id));
    else if (selectFavourites(store.getState()).length >= MOST_FAVOURITES) setRefusals(refusals + 1);
    else dispatch(favouriteAdded({ club: club.id, code: club.leagueCode ?? code, name, logo: club.logo ?? null }));
  };
  return (
    <>
      <MarkButton
        icon={Star}
        words={['Team merken', 'Gemerkt']}
        on={followed}
        name={name}
        iconOnly={iconOnly}
        ground={ground}
        onPress={press}
      />
      {refusals > 0 && <Toast key={refusals} text={FULL} icon={<Star size={22} aria-hidden />} onClose={closeToast} />}
    </>
  );
}

/** The teams the visitor follows; the same set until that changes. */
export function useFavouriteClubs(): ReadonlySet<ClubId> {
  const teams = useAppSelector(selectFavourites);
  return useMemo(() => new Set(teams.map(({ club }) => club)), [teams]);
}
