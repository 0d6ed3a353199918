import { isDeepStrictEqual } from 'node:util';
import type { Call } from './calls';
import type { Answer } from './service';
import type { TestAnswer } from './telling';

type Row = Readonly<Record<string, unknown>>;
export type Tables = Readonly<Record<string, Readonly<Record<string, Row>>>>;

/** Which facts have their age together (docs/architecture.md 1); those of other tables all do. */
const GROUPS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  clubs: [
    ['name', 'shortName', 'logo', 'color', 'sid'],
    ['points', 'leagueCode'],
    ['memberSince', 'kitHome', 'kitAway', 'coach', 'captain', 'squad'],
  ],
  players: [
    ['name', 'number', 'sid', 'image'],
    ['position', 'eligibility', 'birthday', 'nationality', 'isCaptain', 'club'],
  ],
  matches: [
    ['kickoff', 'location', 'gameday'],
    ['status', 'score', 'firstHalf', 'secondHalf'],
    ['homeLineup', 'awayLineup', 'events'],
  ],
};

/** Not even a match's report has its sides whole (docs/api.md 6, 4). */
const SIDES = ['home', 'away', 'homeUnlinked', 'awayUnlinked', 'homeKit', 'awayKit', 'league', 'leagueName'];

/** Within one answer the stronger authority comes first. */
const STRENGTH: readonly TestAnswer['by'][] = ['detail', 'list', 'embedded'];

interface Heard extends TestAnswer {
  readonly at: number;
}

/** Whether a thing in an answer has any fact of the group that a key belongs to. */
function tells({ table, by, facts }: TestAnswer, key: string): boolean {
  const isSide = table === 'matches' && SIDES.includes(key);
  const group = isSide ? SIDES : GROUPS[table]?.find((keys) => keys.includes(key));
  if (by === 'detail' && !isSide) return true;
  return group === undefined ? Object.keys(facts).length > 0 : group.some((each) => Object.hasOwn(facts, each));
}

const isWhole = ({ table, by }: TestAnswer, key: string): boolean =>
  by === 'detail' && !(table === 'matches' && SIDES.includes(key));

/**
 * What the store may hold of a fact, by everything that was heard of its thing, in order of arrival; null: none. The newest
 * authority decides what it tells, and if it is the thing's own answer, that there is no more. What a newer row of a list
 * leaves out is as it was known when that came; what nobody had told by then, late answers and mentions fill in.
 */
function truth(heard: readonly Heard[], key: string): readonly unknown[] {
  const telling = heard.filter((one) => tells(one, key));
  const authorities = telling.filter(({ by }) => by !== 'embedded');
  const weighty = authorities.length > 0 ? authorities : telling;
  const latest = Math.max(...weighty.map(({ at }) => at));
  const newest = weighty.filter(({ at }) => at === latest);
  const said = (all: readonly Heard[]): unknown[] =>
    all.flatMap(({ facts }) => (Object.hasOwn(facts, key) ? [facts[key]] : []));
  const [first] = newest;
  if (first === undefined) return [null];
  if (said(newest).length > 0) return said(newest);
  if (newest.some((one) => isWhole(one, key))) return [null];
  const [before, after] = [telling.slice(0, telling.indexOf(first)), telling.slice(telling.indexOf(first) + 1)];
  const known = truth(before, key).filter((value) => value !== null);
  if (known.length > 0) return known;
  if (before.some((one) => isWhole(one, key))) return [null];
  const filling = after.find((one) => said([one]).length > 0 || isWhole(one, key));
  if (filling === undefined || said([filling]).length === 0) return [null];
  // One answer may mention a thing several times.
  return said(after.filter(({ at, by }) => at === filling.at && by === filling.by));
}

/** What a club's own page tells of players who were there: those whom its squad does not hold have left. */
function departures(told: readonly TestAnswer[], tables: Tables): readonly TestAnswer[] {
  return told.flatMap(({ table, by, id: club, facts: { squad } }) =>
    table === 'clubs' && by === 'detail' && Array.isArray(squad)
      ? Object.entries(tables['players'] ?? {})
          .filter(([id, player]) => player['club'] === club && !squad.includes(id))
          .map(([id]): TestAnswer => ({ table: 'players', id, by: 'list', facts: { club: null } }))
      : [],
  );
}

/** @param thing `table/id` */
function holds(tables: Tables, thing: string): boolean {
  const [table = '', ...id] = thing.split('/');
  return tables[table]?.[id.join('/')] !== undefined;
}

/** Remembers everything the site received, and finds what its store has wrong. */
export class Oracle {
  private readonly heard = new Map<string, Heard[]>();
  private readonly latest = new Map<string, Answer>();
  private readonly missed = new Map<string, string>();
  private shownWith = new Set<string>();
  /** TestAnswer in this very moment: the store has yet to take it in. */
  private readonly fresh = new Set<string>();

  /** An answer reaches the site. @param isAwaited whether the query cache waits for this very asking */
  answered(
    { call, at, told, ...more }: Answer,
    tables: Tables,
    requests: ReadonlySet<string>,
    isAwaited: boolean,
  ): void {
    this.forget(tables, requests);
    const before = this.latest.get(call.request);
    const stands = isAwaited && (before === undefined || before.at <= at);
    if (stands) this.latest.set(call.request, { call, at, told, ...more });
    const all = stands ? [...told, ...departures(told, tables)] : told;
    for (const one of all.toSorted((a, b) => STRENGTH.indexOf(a.by) - STRENGTH.indexOf(b.by))) {
      const thing = `${one.table}/${one.id}`;
      this.fresh.add(thing);
      // A request that no longer stands for a list only adds to what is known.
      if (stands || tables[one.table]?.[one.id] !== undefined)
        this.heard.set(thing, [...(this.heard.get(thing) ?? []), { ...one, at }]);
    }
  }

  /** A request about something has no answer, or none yet. */
  holds({ request, about }: Call, tables: Tables, isAwaited: boolean): void {
    const isKnown = about !== undefined && tables[about.table]?.[about.id] !== undefined;
    if (isKnown && isAwaited && !this.latest.has(request)) this.missed.set(request, `${about.table}/${about.id}`);
  }

  /** The store has taken in whatever has arrived. */
  settle(): void {
    this.fresh.clear();
  }

  private forget(tables: Tables, requests: ReadonlySet<string>): void {
    for (const known of [this.latest, this.missed])
      for (const request of known.keys()) if (!requests.has(request)) known.delete(request);
    for (const thing of this.heard.keys()) {
      if (!holds(tables, thing) && !this.fresh.has(thing)) this.heard.delete(thing);
    }
  }

  /** What is wrong with the store, in words; empty: nothing. */
  faults(
    tables: Tables,
    requests: ReadonlySet<string>,
    shownOf: (request: string) => readonly string[] | null,
  ): readonly string[] {
    const faults: string[] = [];
    this.forget(tables, requests);
    const owned = new Set(this.missed.values());
    for (const [request, { told, shown }] of this.latest) {
      for (const { table, id } of told) owned.add(`${table}/${id}`);
      // An answer whose request was dropped and repeated since adds its facts, but no list yet.
      const [is, should] = [shownOf(request)?.toSorted(), shown.toSorted()];
      if (is !== undefined && !isDeepStrictEqual(is, should))
        faults.push(`${request} shows ${is.join()} instead of ${should.join()}`);
    }
    const referred = new Set<string>();
    for (const [table, rows] of Object.entries(tables))
      for (const [id, { home, away, league, club }] of Object.entries(rows)) {
        if (!owned.has(`${table}/${id}`)) continue;
        if (table === 'matches')
          for (const to of [`clubs/${String(home)}`, `clubs/${String(away)}`, `leagues/${String(league)}`])
            referred.add(to);
        if (table === 'players') referred.add(`clubs/${String(club)}`);
      }
    // What is shown with something is not forgotten before it.
    const still = [...referred].filter((thing) => this.shownWith.has(thing));
    for (const thing of new Set([...owned, ...still])) if (!holds(tables, thing)) faults.push(`${thing} is missing`);
    this.shownWith = new Set([...referred].filter((thing) => holds(tables, thing)));
    for (const [table, rows] of Object.entries(tables))
      for (const [id, row] of Object.entries(rows)) {
        if (!owned.has(`${table}/${id}`) && !referred.has(`${table}/${id}`))
          faults.push(`${table}/${id} belongs to nobody`);
        faults.push(...this.wrong(table, id, row));
      }
    return faults;
  }

  private wrong(table: string, id: string, row: Row): readonly string[] {
    const heard = this.heard.get(`${table}/${id}`) ?? [];
    const keys = new Set([...Object.keys(row), ...heard.flatMap(({ facts }) => Object.keys(facts))]);
    keys.delete('id');
    return [...keys].flatMap((key) => {
      const allowed = truth(heard, key);
      return allowed.some((value) => isDeepStrictEqual(row[key] ?? null, value))
        ? []
        : `${table}/${id}.${key} is ${JSON.stringify(row[key])} instead of ${JSON.stringify(allowed)}`;
    });
  }
}
