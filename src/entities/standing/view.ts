/** Which matches a table is made of, as the address writes it; `gesamt` is the official table. */
export const TABLE_VIEWS = ['gesamt', 'heim', 'auswaerts', 'form', 'hinrunde', 'rueckrunde'] as const;
export type TableView = (typeof TABLE_VIEWS)[number];
/** The views that are computed from a season's matches. */
export type ComputedView = Exclude<TableView, 'gesamt'>;
