/** Which matches a table is made of; `overall` is the official table. */
export const TABLE_VIEWS = ['overall', 'home', 'away', 'form', 'firstLeg', 'secondLeg'] as const;
export type TableView = (typeof TABLE_VIEWS)[number];
/** The views that are computed from a season's matches. */
export type ComputedView = Exclude<TableView, 'overall'>;
