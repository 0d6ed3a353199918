import type { State } from '../entities/league/model';

/** Display names of the federal states. */
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
