import { useLocation } from 'react-router-dom';
import { api } from '../../api/api';
import type { ChoosableLeague } from '../../entities/league/shown';
import { useAppStore } from '../../store/hooks';
import { leaguePicked } from '../../store/leagueSlice';

/** Chooses a league; the one whose page is open already is loaded again. */
export function usePickLeague(): (league: ChoosableLeague) => void {
  const store = useAppStore();
  const { pathname } = useLocation();
  return ({ code, id }) => {
    const again = pathname === '/liga' && store.getState().league.code === code;
    store.dispatch(leaguePicked({ code, id }));
    if (again) store.dispatch(api.util.invalidateTags(['LeaguePage']));
  };
}
