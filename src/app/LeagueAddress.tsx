import { useLeagueAddress } from './useLeagueAddress';

/** Keeps league and address together; renders nothing. */
export default function LeagueAddress() {
  useLeagueAddress();
  return null;
}
