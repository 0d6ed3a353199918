import { OfflineNotice } from './OfflineNotice';
import { SlowNotice } from './SlowNotice';
import { useLeagueAddress } from './useLeagueAddress';

/** What the first frame does without: notices about the connection, and the league in the address. */
export default function FrameRest() {
  useLeagueAddress();
  return (
    <>
      <OfflineNotice />
      <SlowNotice />
    </>
  );
}
