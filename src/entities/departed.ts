import type { Player } from './player/model';
import type { EntityTables, Table } from './tables';
import type { Told } from './told';

/**
 * Players no longer listed on their club's own page: without a club until another answer names one.
 * @returns their updates; null: nobody has left
 */
export function departed({ players }: EntityTables, { own }: Told): Table<Player> | null {
  const squads = new Map(Object.values(own?.clubs ?? {}).flatMap(({ id, squad }) => (squad ? [[id, squad]] : [])));
  if (squads.size === 0) return null;
  const gone = Object.values(players).filter(
    ({ id, club }) => club != null && squads.get(club)?.includes(id) === false,
  );
  return gone.length === 0 ? null : Object.fromEntries(gone.map(({ id }) => [id, { id, club: null }]));
}
