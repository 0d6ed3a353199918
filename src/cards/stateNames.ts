import type { State } from '../entities/league/model';

/** Federal states as they are read. */
export const STATE_NAMES: Readonly<Record<State, string>> = {
  wien: 'Wien',
  niederoesterreich: 'Niederösterreich',
  oberoesterreich: 'Oberösterreich',
  steiermark: 'Steiermark',
  kaernten: 'Kärnten',
  salzburg: 'Salzburg',
  tirol: 'Tirol',
  vorarlberg: 'Vorarlberg',
  burgenland: 'Burgenland',
};
