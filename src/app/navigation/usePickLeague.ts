import type { MouseEvent } from 'react';
import { api } from '../../api/api';
import type { ChoosableLeague } from '../../entities/league/shown';
import { useAppStore } from '../../store/hooks';
import { leaguePicked, selectShownLeague } from '../../store/leagueSlice';
import type { ChosenLeague } from '../../store/leagueSlice';
import { firstWord } from '../firstWord';

/** Whether a press opens a tab or window of its own and this page stays. */
const staysHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Chooses a league; the one whose page is open already is loaded again.
 * @param onLeave called when the screen on display is left, with the league it is about
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
