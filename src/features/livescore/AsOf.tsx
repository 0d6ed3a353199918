import { useMinuteTick } from '../../cards/useElapsedMinute';
import { latestAnswer, now } from '../../lib/clock';
import { formatInstantTime, formatLongDay, parseWallClock, viennaWallClock } from '../../lib/dates';

/** Today in Vienna and, once there was one, the time of the server's last answer; looked at again every minute. */
export function AsOf({ answered }: { readonly answered: boolean }) {
  useMinuteTick();
  const heard = latestAnswer();
  return (
    <>
      {formatLongDay(parseWallClock(viennaWallClock(now())))}
      {answered && heard !== null && ` · Stand ${formatInstantTime(heard)}`}
    </>
  );
}
