/** Which matches a table counts; `overall` is the official table. */
export const TABLE_VIEWS = ['overall', 'home', 'away', 'form', 'firstLeg', 'secondLeg'] as const;
export type TableView = (typeof TABLE_VIEWS)[number];
/** Views computed from a season's matches. */
export type ComputedView = Exclude<TableView, 'overall'>;
