import type { AnswerLedger } from './queryLedger';
import { mapTables, TABLE_NAMES } from './tables';
import type { EntityTables, EntityTypes, Table, TableName } from './tables';
import { toldIds } from './provenance';
import type { OriginTables, Told } from './provenance';
import type { Player } from './player/model';

type Refers<Entity> = (row: Entity) => { readonly [Name in TableName]?: readonly (string | undefined | null)[] };

/** The entities a row is displayed with; they may come from other answers. */
const REFERS: { readonly [Name in TableName]?: Refers<EntityTypes[Name]> } = {
  matches: ({ home, away, league }) => ({ clubs: [home, away], leagues: [league] }),
  players: ({ club }) => ({ clubs: [club] }),
};

/** Whether a row of this answer no longer refers to an entity it used to be displayed with. */
export function loosens(before: EntityTables, after: EntityTables, told: Told): boolean {
  return TABLE_NAMES.some((name) => loosensIn(name, before[name], after[name], told));
}

function loosensIn<Name extends TableName>(
  name: Name,
  before: Table<EntityTypes[Name]>,
  after: Table<EntityTypes[Name]>,
  told: Told,
): boolean {
  const refers: Refers<EntityTypes[Name]> | undefined = REFERS[name];
  if (refers === undefined || before === after) return false;
  return toldIds(told, name).some((id) => {
    const was = before[id];
    const is = after[id];
    if (was === undefined || is === undefined || was === is) return false;
    const [then, now] = [refers(was), refers(is)];
    return TABLE_NAMES.some((other) => then[other]?.some((to) => to != null && now[other]?.includes(to) !== true));
  });
}

type Owned = ReadonlyMap<TableName, Set<string>>;

function addReferred<Name extends TableName>(name: Name, table: Table<EntityTypes[Name]>, owned: Owned): void {
  const refers: Refers<EntityTypes[Name]> | undefined = REFERS[name];
  if (refers === undefined) return;
  for (const id of [...(owned.get(name) ?? [])]) {
    const row = table[id];
    if (row === undefined) continue;
    const referred = refers(row);
    for (const other of TABLE_NAMES) for (const to of referred[other] ?? []) if (to != null) owned.get(other)?.add(to);
  }
}

/** All ids owned by some request in the ledger, and those displayed with them. */
export function ownedIds(tables: EntityTables, ledger: AnswerLedger): Owned {
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
  origins: OriginTables,
  ledger: AnswerLedger,
): { readonly tables: EntityTables; readonly origins: OriginTables } {
  const owned = ownedIds(tables, ledger);
  const kept: { -readonly [Name in TableName]?: OriginTables[Name] } = {};
  for (const name of TABLE_NAMES) kept[name] = only(origins[name] ?? {}, owned.get(name));
  return { tables: mapTables(tables, (name, table) => only(table, owned.get(name))), origins: kept };
}

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
