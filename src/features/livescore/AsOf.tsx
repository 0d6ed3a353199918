import { LIVESCORE_REQUEST } from '../../api/requestName';
import { useMinuteTick } from '../../cards/useElapsedMinute';
import { selectAnsweredAt } from '../../entities/views/ages';
import { byServer, now } from '../../lib/clock';
import { formatInstantTime, formatLongDay, parseWallClock, viennaWallClock } from '../../lib/dates';
import { useAppSelector } from '../../store/hooks';

/** Today's date in Vienna and, if there is one, the time of the last livescore; updated every minute. */
export function AsOf() {
  useMinuteTick();
  const at = useAppSelector((state) => selectAnsweredAt(state, LIVESCORE_REQUEST));
  const today = formatLongDay(parseWallClock(viennaWallClock(now())));
  return <span>{at === null ? today : `${today} · Stand ${formatInstantTime(byServer(at))}`}</span>;
}
