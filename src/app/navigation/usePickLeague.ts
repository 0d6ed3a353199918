import type { MouseEvent } from 'react';
import { api } from '../../api/api';
import type { ChoosableLeague } from '../../entities/league/selectors';
import { useAppStore } from '../../store/hooks';
import { leaguePicked, selectShownLeague } from '../../store/leagueSlice';
import type { ChosenLeague } from '../../store/leagueSlice';
import { firstWord } from '../firstWord';

/** Whether a click keeps this page, opening a tab or window instead. */
const staysHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Chooses a league; if its page is already open, it is refetched.
 * @param onLeave called with the league of the current screen when that is being left
 */
export function usePickLeague(
  onLeave: (league: ChosenLeague) => void,
): (league: ChoosableLeague, press: MouseEvent) => void {
  const store = useAppStore();
  return ({ code, id }, press) => {
    const onLeaguePage = firstWord(location.hash.slice(1)) === 'liga';
    const before = selectShownLeague(store.getState());
    if (!onLeaguePage && !staysHere(press)) onLeave(before);
    store.dispatch(leaguePicked({ code, id }));
    if (onLeaguePage && before.code === code) store.dispatch(api.util.invalidateTags(['LeaguePage']));
  };
}
