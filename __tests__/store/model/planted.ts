import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A defect that a change of one place in the source brings back. */
export interface Planted {
  readonly defect: string;
  /** Endpoints called by a visitor who meets it. */
  readonly asks: readonly string[];
  /** Of the visits, for a defect that few of them meet. */
  readonly seed?: number;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Defects that this store had, or could have; each must be found. The words say what a visitor would notice. */
export const PLANTED: readonly Planted[] = [
  {
    defect: 'an empty picture in a partial row erases the known one',
    asks: ['player', 'leaderboard'],
    file: 'entities/merge.ts',
    from: "const gone = source.authority === 'detail' ?",
    to: 'const gone = true ?',
  },
  {
    defect: 'null tells that there is none',
    asks: ['clubs', 'club'],
    file: 'api/wire/read.ts',
    from: 'if (fields[name] != null) kept[name]',
    to: 'if (fields[name] !== undefined) kept[name]',
  },
  {
    defect: 'a copy kept since last week overwrites what is known today',
    asks: ['fixtures', 'livescore'],
    file: 'api/fetchBody.ts',
    from: '{ fetchedAt: Math.min(stored, sentAt), fromOfflineCache: true }',
    to: '{ fetchedAt: sentAt, fromOfflineCache: true }',
  },
  {
    defect: 'an answer asked for earlier overwrites a later one',
    asks: ['clubs', 'club'],
    file: 'entities/merge.ts',
    from: 'const isLate = fetchedAt < ageOf(known);',
    to: 'const isLate = false;',
  },
  {
    defect: 'a coach who left stays on the club’s page',
    asks: ['club'],
    file: 'entities/merge.ts',
    from: "const gone = source.authority === 'detail' ?",
    to: 'const gone = false ?',
  },
  {
    defect: 'a date that was withdrawn stays',
    asks: ['fixtures', 'primary'],
    file: 'api/wire/match.ts',
    from: "kickoff: readWallClock(raw['date']) ?? null",
    to: "...filled({ kickoff: readWallClock(raw['date']) })",
  },
  {
    defect: 'a hidden league stays visible',
    asks: ['selection', 'leagueList'],
    file: 'api/wire/league.ts',
    from: "readFlag(row['visibility']) ?? false",
    to: "readFlag(row['visibility'])",
  },
  {
    defect: 'a report that arrives after a livescore loses its cards and line-ups',
    asks: ['match', 'livescore'],
    file: 'entities/merge.ts',
    from: 'judge(before?.[name], hasGroup(complete, index), source)',
    to: 'judge(before?.[name] ?? Object.values(before ?? {})[0], true, source)',
  },
  {
    defect: 'a poll skips an answer equal to its own last one though another changed the store',
    asks: ['match', 'livescore'],
    file: 'live/polling.ts',
    from: 'sameEntities(getState(), after)',
    to: 'true',
  },
  {
    defect: 'a line-up of last season renames a club',
    asks: ['clubs', 'match'],
    file: 'entities/merge.ts',
    from: "const isWeaker = authority === 'embedded' && known.authority !== 'embedded';",
    to: 'const isWeaker = false;',
  },
  {
    defect: 'on a club’s own page the names of its matches win',
    asks: ['club', 'clubs'],
    file: 'entities/shapes.ts',
    from: 'home: embeddedClub, away: embeddedClub,',
    to: 'home: clubDetail, away: clubDetail,',
  },
  {
    defect: 'a late list removes what the newer one shows',
    asks: ['news'],
    seed: 47,
    file: 'entities/reducer.ts',
    from: 'last?.fetchedAt != null && last.fetchedAt > fetchedAt ? null : request',
    to: 'request',
  },
  {
    defect: 'a prefetch that was let go of leaves its facts behind',
    asks: ['transfer', 'clubs'],
    file: 'api/baseQuery.ts',
    from: 'asking !== undefined && latestRequestId(getState(), queryCacheKey) === asking',
    to: 'true',
  },
  {
    defect: 'clubs that an open match is shown with are forgotten',
    asks: ['match', 'fixtures'],
    file: 'entities/ownership.ts',
    from: '{ clubs: [home, away], leagues: [league] }',
    to: '{}',
  },
  {
    defect: 'an article vanishes under its reader',
    asks: ['news', 'article'],
    file: 'api/baseQuery.ts',
    from: 'if (request !== null && ask.subject !== undefined)',
    to: 'if (ask.subject === null)',
  },
  {
    defect: 'what no list holds any more stays for ever',
    asks: ['news', 'article'],
    file: 'entities/reducer.ts',
    from: 'return isLoose || dropsOwnership(last, queryLedger[owner]) ?',
    to: 'return false ?',
  },
  {
    defect: 'a club stays though the player it was shown with goes on without it',
    asks: ['player', 'club'],
    seed: 263,
    file: 'entities/reducer.ts',
    from: 'const isLoose = dropsReference(state.entities, merged.entities, patches);',
    to: 'const isLoose = false;',
  },
  {
    defect: 'a player who left stays in the club',
    asks: ['club', 'leaderboard'],
    file: 'entities/ownership.ts',
    from: 'if (squads.size === 0)',
    to: 'if (true)',
  },
  {
    defect: 'an answer without news makes its rows anew',
    asks: ['clubs', 'club'],
    file: 'entities/merge.ts',
    from: 'changed === undefined && gone.length === 0 ? known :',
    to: '',
  },
];

const root = path.resolve(__dirname, '../../../src');

/** Puts a defect into jest's module registry, which is empty afterwards; whatever is loaded next has it. */
export function plant({ file, from, to }: Planted): void {
  const at = path.join(root, file);
  const [before, after, ...more] = readFileSync(at, 'utf8').split(from);
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`${file}: not once: ${from}`);
  const { outputText } = ts.transpileModule(`${before}${to}${after}`, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 },
  });
  const folder = path.dirname(at);
  // Where the packages are found that the module needs.
  const cache = path.join(root, '../node_modules/.cache/planted');
  mkdirSync(cache, { recursive: true });
  const here = path.join(cache, `${path.basename(at, '.ts')}.js`);
  const absolute = (_all: string, name: string): string => `require(${JSON.stringify(path.resolve(folder, name))})`;
  writeFileSync(here, outputText.replace(/require\("(\.[^"]*)"\)/g, absolute));
  jest.resetModules();
  jest.doMock(at, () => jest.requireActual<object>(here));
}

/** Takes a planted defect out again. */
export function weed({ file }: Planted): void {
  jest.dontMock(path.join(root, file));
  jest.resetModules();
}
