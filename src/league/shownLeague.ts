import { createContext, useContext } from 'react';
import { useAppSelector } from '../store/hooks';
import { selectShownLeague } from './leagueSlice';
import type { ChosenLeague } from './leagueSlice';

/**
 * A league other than the chosen one for the screens below: a screen that is being left after another league was
 * chosen. Null: the chosen one.
 */
export const ShownLeague = createContext<ChosenLeague | null>(null);

/** The league of this screen. */
export function useShownLeague(): ChosenLeague {
  const chosen = useAppSelector(selectShownLeague);
  return useContext(ShownLeague) ?? chosen;
}
