import type { QueryLedger } from './queryLedger';
import { mapTables, TABLE_NAMES } from './tables';
import type { EntityTables, EntityTypes, Table, TableName } from './tables';
import { patchedIds } from './provenance';
import type { ProvenanceTables, EntityPatches } from './provenance';
import type { Player } from './player/model';

type Refers<Entity> = (row: Entity) => { readonly [Name in TableName]?: readonly (string | undefined | null)[] };

/** The entities a row is displayed with; they may come from other answers. */
const REFERENCES: { readonly [Name in TableName]?: Refers<EntityTypes[Name]> } = {
  matches: ({ home, away, league }) => ({ clubs: [home, away], leagues: [league] }),
  players: ({ club }) => ({ clubs: [club] }),
};

/** Whether a row of this answer no longer refers to an entity it used to be displayed with. */
export function dropsReference(before: EntityTables, after: EntityTables, patches: EntityPatches): boolean {
  return TABLE_NAMES.some((name) => dropsReferenceIn(name, before[name], after[name], patches));
}

function dropsReferenceIn<Name extends TableName>(
  name: Name,
  before: Table<EntityTypes[Name]>,
  after: Table<EntityTypes[Name]>,
  patches: EntityPatches,
): boolean {
  const refers: Refers<EntityTypes[Name]> | undefined = REFERENCES[name];
  if (refers === undefined || before === after) return false;
  return patchedIds(patches, name).some((id) => {
    const was = before[id];
    const is = after[id];
    if (was === undefined || is === undefined || was === is) return false;
    const [then, now] = [refers(was), refers(is)];
    return TABLE_NAMES.some((other) => then[other]?.some((to) => to != null && now[other]?.includes(to) !== true));
  });
}

type Owned = ReadonlyMap<TableName, Set<string>>;

function addReferred<Name extends TableName>(name: Name, table: Table<EntityTypes[Name]>, owned: Owned): void {
  const refers: Refers<EntityTypes[Name]> | undefined = REFERENCES[name];
  if (refers === undefined) return;
  for (const id of [...(owned.get(name) ?? [])]) {
    const row = table[id];
    if (row === undefined) continue;
    const referred = refers(row);
    for (const other of TABLE_NAMES) for (const to of referred[other] ?? []) if (to != null) owned.get(other)?.add(to);
  }
}

/** All ids owned by some request in the ledger, and those displayed with them. */
export function ownedIds(tables: EntityTables, ledger: QueryLedger): Owned {
  const owned = new Map(TABLE_NAMES.map((name) => [name, new Set<string>()]));
  for (const { ids } of Object.values(ledger))
    for (const name of TABLE_NAMES) for (const id of ids[name] ?? []) owned.get(name)?.add(id);
  mapTables(tables, (name, table) => {
    addReferred(name, table, owned);
    return table;
  });
  return owned;
}

function only<Row>(table: Table<Row>, ids: ReadonlySet<string> | undefined): Table<Row> {
  const kept = Object.entries(table).filter(([id]) => ids?.has(id) === true);
  return kept.length === Object.keys(table).length ? table : Object.fromEntries(kept);
}

/** Tables and origins without the rows no request owns; an unchanged table stays the same object. */
export function dropUnowned(
  tables: EntityTables,
  origins: ProvenanceTables,
  ledger: QueryLedger,
): { readonly entities: EntityTables; readonly provenance: ProvenanceTables } {
  const owned = ownedIds(tables, ledger);
  const provenance: { -readonly [Name in TableName]?: ProvenanceTables[Name] } = {};
  for (const name of TABLE_NAMES) provenance[name] = only(origins[name] ?? {}, owned.get(name));
  return { entities: mapTables(tables, (name, table) => only(table, owned.get(name))), provenance };
}

/**
 * Players no longer listed on their club's own page: without a club until another answer names one.
 * @returns their updates; null: nobody has left
 */
export function departed({ players }: EntityTables, { detail }: EntityPatches): Table<Player> | null {
  const squads = new Map(Object.values(detail?.clubs ?? {}).flatMap(({ id, squad }) => (squad ? [[id, squad]] : [])));
  if (squads.size === 0) return null;
  const gone = Object.values(players).filter(
    ({ id, club }) => club != null && squads.get(club)?.includes(id) === false,
  );
  return gone.length === 0 ? null : Object.fromEntries(gone.map(({ id }) => [id, { id, club: null }]));
}
