import { LIVESCORE_REQUEST } from '../../api/requestName';
import { useMinuteTick } from '../../cards/useElapsedMinute';
import { selectAnsweredAt } from '../../entities/views/ages';
import { byServer, now } from '../../lib/clock';
import { formatInstantTime, formatLongDay, parseWallClock, viennaWallClock } from '../../lib/dates';
import { useAppSelector } from '../../store/hooks';

/** Today in Vienna and, once there was one, the time of the livescore's own last good answer; looked at again every minute. */
export function AsOf() {
  useMinuteTick();
  const at = useAppSelector((state) => selectAnsweredAt(state, LIVESCORE_REQUEST));
  return (
    <>
      {formatLongDay(parseWallClock(viennaWallClock(now())))}
      {at !== null && ` · Stand ${formatInstantTime(byServer(at))}`}
    </>
  );
}
