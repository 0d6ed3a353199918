const VIENNA = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Vienna',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The wall clock in Vienna at an instant, written as if it were UTC: `2025-10-26T11:00:00Z`. */
export function viennaWallClock(at: Date): string {
  return `${VIENNA.format(at).replace(' ', 'T')}Z`;
}

/** The year on Vienna's calendar, whatever zone the process runs in. */
export function viennaYear(at: Date): number {
  return Number(viennaWallClock(at).slice(0, 4));
}

/** Whether a kick-off has a time: nobody plays at midnight, which is how a day without one is written. */
export const hasTime = (kickoff: string): boolean => kickoff.slice(11, 19) !== '00:00:00';

/** The instant in true UTC without fractions: `2025-10-26T10:00:00Z`. */
export function utcText(at: Date): string {
  return `${at.toISOString().slice(0, 19)}Z`;
}

/** A wall clock moved by whole days, at the given hour. */
export function wallClockDaysLater(wallClock: string, days: number, hour: number): string {
  const day = new Date(`${wallClock.slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  day.setUTCHours(hour);
  return utcText(day);
}

const DAYS = 7;

/** The wall-clock span whose matches a home page announces: today 00:00 up to and including 00:00 a week later. */
export function upcomingSpan(nowWallClock: string): { from: string; to: string } {
  return { from: wallClockDaysLater(nowWallClock, 0, 0), to: wallClockDaysLater(nowWallClock, DAYS, 0) };
}
