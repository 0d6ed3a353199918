import { leagueRow } from '../support/wire';

export const LEAGUES = 'client/leagueList?per=25';

/** Leagues of the strip: two to choose, two that are hidden somewhere. */
export const leagues = [
  leagueRow(1, { code: 'W1A', name: 'Wien 1A' }),
  leagueRow(2, { code: 'T1A', name: 'Tirol 1A', state: 'tirol' }),
  leagueRow(3, { code: 'W2A', name: 'Wien 2A' }),
  leagueRow(4, { code: 'NONE', name: 'Keine' }),
];

/** The ten links in their order. */
export const DESKTOP = [
  'Liga',
  'Teams',
  'Tabelle',
  'Spielplan',
  'Livescore',
  'Spielerstatistik',
  'News',
  'Strafsenat',
  'Transfers',
  'Sperren',
];
