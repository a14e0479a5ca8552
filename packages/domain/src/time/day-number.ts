/**
 * Days since 1 March of the year 0, in the Gregorian calendar. Counts years from March, so that the leap day
 * comes last.
 */
export function dayNumber(year: number, month: number, day: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  // From March on, every five months have 153 days.
  const daysOfMonths = Math.floor((153 * ((month + 9) % 12) + 2) / 5);
  return marchYear * 365 + leapDays + daysOfMonths + day - 1;
}
