import { createContext, useContext } from 'react';
import { useAppSelector } from '../store/hooks';
import { selectShownLeague } from '../store/leagueSlice';
import type { ChosenLeague } from '../store/leagueSlice';

/** Another league than the chosen one, as long as a screen is about it: it is being left for a league's page. Null: the chosen one. */
export const ShownLeague = createContext<ChosenLeague | null>(null);

/** The league that a screen is about. */
export function useShownLeague(): ChosenLeague {
  const chosen = useAppSelector(selectShownLeague);
  return useContext(ShownLeague) ?? chosen;
}
