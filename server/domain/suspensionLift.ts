import { wallClockDaysLater } from './clock';

/** Suspensions that have run out are lifted on Tuesdays at 08:00 and once more on Wednesdays at 13:30, Vienna time. */
const LIFTS = [
  { weekday: 2, time: '08:00:00' },
  { weekday: 3, time: '13:30:00' },
];
const WEEK = [0, 1, 2, 3, 4, 5, 6, 7];

/** The latest moment, up to now, at which suspensions were to be lifted; both as wall clocks. */
export function latestLift(nowWallClock: string): string {
  const past = WEEK.flatMap((days) => {
    const day = wallClockDaysLater(nowWallClock, -days, 0);
    const weekday = new Date(day).getUTCDay();
    return LIFTS.filter((lift) => lift.weekday === weekday).map((lift) => `${day.slice(0, 10)}T${lift.time}Z`);
  });
  return (
    past
      .filter((moment) => moment <= nowWallClock)
      .sort()
      .at(-1) ?? nowWallClock
  );
}
