const YEAR = /\b(?:19|20)\d{2}\b/;

/** Average age of a squad as whole years in text; birthdays may be a year or a date, others are left out. */
export function averageAge(birthdays: readonly string[], currentYear: number): string {
  const ages = birthdays.flatMap((birthday) => {
    const year = YEAR.exec(birthday)?.[0];
    return year === undefined ? [] : [currentYear - Number(year)];
  });
  if (ages.length === 0) return '';
  return String(Math.round(ages.reduce((sum, age) => sum + age, 0) / ages.length));
}
