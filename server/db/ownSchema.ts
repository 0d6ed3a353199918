import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** How often somebody has tried something since `began`; the key is a hash that names nobody. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    began: instant().notNull(),
  },
  (t) => [index().on(t.began)],
);
