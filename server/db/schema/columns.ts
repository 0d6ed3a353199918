import { sql } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** A UUID column that always reads as upper-case text, the form every id has on the wire. */
export const uid = customType<{ data: string; driverData: string }>({
  dataType: () => 'uuid',
  fromDriver: (value) => value.toUpperCase(),
});

/**
 * Vienna local time written as if it were UTC (`2025-10-26T11:00:00Z` means eleven o'clock in Vienna).
 * Stored without a zone, so the database never shifts it.
 */
export const wallClock = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(0)',
  fromDriver: (value) => `${value.slice(0, 19).replace(' ', 'T')}Z`,
});

/** A true instant, read and written as `YYYY-MM-DDTHH:mm:ssZ` in UTC. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz(0)',
  fromDriver: (value) => `${new Date(value).toISOString().slice(0, 19)}Z`,
});

/** A check: the database refuses what the code never writes. */
export function oneOf(column: Column, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
}
