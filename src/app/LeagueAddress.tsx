import { useLeagueAddress } from './useLeagueAddress';

/** Draws nothing; the league of the first address is known to the store without it. */
export default function LeagueAddress() {
  useLeagueAddress();
  return null;
}
