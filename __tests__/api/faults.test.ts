import { clubsApi } from '../../src/api/clubs';
import { homeApi } from '../../src/api/home';
import { leaguesApi } from '../../src/api/leagues';
import { livescoreApi } from '../../src/api/livescore';
import { login } from '../../src/api/login';
import { matchesApi } from '../../src/api/matches';
import { newsApi } from '../../src/api/news';
import { playersApi } from '../../src/api/players';
import { registrationApi } from '../../src/api/registration';
import { requestsApi } from '../../src/api/requests';
import { tablesApi } from '../../src/api/tables';
import { toId } from '../../src/entities/ids';
import type { Id } from '../../src/entities/ids';
import { LEADERBOARD_TABS } from '../../src/entities/leaderboard/model';
import { makeStore } from '../../src/store/makeStore';
import type { AppStore } from '../../src/store/makeStore';
import {
  clubId,
  clubRow,
  leagueId,
  leagueRow,
  matchId,
  matchRow,
  newsId,
  newsRow,
  playerId,
  playerRow,
  postponementId,
  postponementRow,
  seasonId,
  standingRow,
  suspensionRow,
  transferId,
  transferRow,
} from '../support/wire';

const idOf = <Kind extends string>(text: string): Id<Kind> => {
  const id = toId<Id<Kind>>(text);
  if (id === null) throw new Error(`no id: ${text}`);
  return id;
};

/** What a call came to: its ids, or why not. */
interface Outcome {
  readonly data?: unknown;
  readonly error?: unknown;
}

interface Call {
  /** The address it must ask. */
  readonly path: string;
  /** A good answer. */
  readonly good: unknown;
  readonly ask: (store: AppStore) => PromiseLike<Outcome>;
  /** Changes something on the server; whatever a 2xx says, it is done. */
  readonly changes?: true;
}

const anew = { forceRefetch: true } as const;
const contact = { first: 'Resi', last: 'Zwirn', phone: '+43 000', email: 'a@example.org', identification: '' };
const registration = {
  primary: contact,
  secondary: contact,
  teamName: 'FC Probe',
  club: '',
  state: 'wien',
  type: 'kleinfeld',
  acceptedTerms: true,
  referral: '',
};
const seasons = [{ season_id: seasonId(1), season_name: '2025-2026', primary: true, matches: [matchRow(1)] }];
const leader = {
  playerid: playerId(1),
  name: 'Ferdl',
  number: '9',
  team_id: clubId(1),
  team_name: 'FC Quarz 1',
  count: 3,
};
const TAB_PATHS = { goals: 'goal', yellow: 'yellowCard', red: 'redCard', yellowRed: 'yellowRedCard' } as const;

/** Every call of the contract that the application makes. */
const calls: readonly Call[] = [
  {
    path: 'client/leagueList?per=25',
    good: [leagueRow(1)],
    ask: (store) => store.dispatch(leaguesApi.endpoints.leagueList.initiate(undefined, anew)),
  },
  {
    path: 'webClient/selection',
    good: [leagueRow(1)],
    ask: (store) => store.dispatch(leaguesApi.endpoints.selection.initiate(undefined, anew)),
  },
  {
    path: 'leagues/code/Q1',
    good: leagueRow(1),
    ask: (store) => store.dispatch(leaguesApi.endpoints.league.initiate('Q1', anew)),
  },
  {
    path: 'webClient/home/league/Q1',
    good: { data: null, teams: [clubRow(1)], news: [newsRow(1)], upcoming: [matchRow(1)], league: leagueRow(1) },
    ask: (store) => store.dispatch(homeApi.endpoints.home.initiate('Q1', anew)),
  },
  {
    path: 'webClient/livescore',
    good: [{ league: 'Quarzliga', matches: [matchRow(1)] }],
    ask: (store) => store.dispatch(livescoreApi.endpoints.livescore.initiate(undefined, anew)),
  },
  {
    path: 'webClient/transfers',
    good: [transferRow(1)],
    ask: (store) => store.dispatch(requestsApi.endpoints.transfers.initiate(undefined, anew)),
  },
  {
    path: 'webClient/clubs/league/Q1',
    good: [clubRow(1)],
    ask: (store) => store.dispatch(clubsApi.endpoints.clubs.initiate('Q1', anew)),
  },
  {
    path: `webClient/clubs/detail/${clubId(1)}?lineups=none`,
    good: { club: { ...clubRow(1), players: [playerRow(1)] }, upcoming: seasons },
    ask: (store) => store.dispatch(clubsApi.endpoints.club.initiate(idOf(clubId(1)), anew)),
  },
  {
    path: 'webClient/leagues/Q1/current/table',
    good: [standingRow(1)],
    ask: (store) => store.dispatch(tablesApi.endpoints.standings.initiate('Q1', anew)),
  },
  {
    path: 'webClient/news/league/Q1',
    good: [newsRow(1)],
    ask: (store) => store.dispatch(newsApi.endpoints.news.initiate('Q1', anew)),
  },
  {
    path: 'news/strafsenat?per=250',
    good: [newsRow(1)],
    ask: (store) => store.dispatch(newsApi.endpoints.rulings.initiate(undefined, anew)),
  },
  {
    path: `webClient/news/detail/${newsId(1)}`,
    good: newsRow(1),
    ask: (store) => store.dispatch(newsApi.endpoints.article.initiate(idOf(newsId(1)), anew)),
  },
  {
    path: 'webClient/matches/league/Q1/index?lineups=none',
    good: seasons,
    ask: (store) => store.dispatch(matchesApi.endpoints.fixtures.initiate('Q1', anew)),
  },
  {
    path: `webClient/match/detail/${matchId(1)}`,
    good: matchRow(1),
    ask: (store) => store.dispatch(matchesApi.endpoints.match.initiate(idOf(matchId(1)), anew)),
  },
  {
    path: `webClient/player/detail/${playerId(1)}?lineups=none`,
    good: { player: playerRow(1), upcoming: seasons },
    ask: (store) => store.dispatch(playersApi.endpoints.player.initiate(idOf(playerId(1)), anew)),
  },
  ...LEADERBOARD_TABS.map((tab): Call => ({
    path: `webClient/leaderboard/${leagueId(1)}/${TAB_PATHS[tab]}`,
    good: [leader],
    ask: (store) => store.dispatch(playersApi.endpoints.leaderboard.initiate({ league: idOf(leagueId(1)), tab }, anew)),
  })),
  {
    path: 'webClient/blocked/league/Q1',
    good: [suspensionRow(1)],
    ask: (store) => store.dispatch(playersApi.endpoints.suspensions.initiate('Q1', anew)),
  },
  {
    path: `transfers/${transferId(1)}`,
    good: transferRow(1),
    ask: (store) => store.dispatch(requestsApi.endpoints.transfer.initiate(idOf(transferId(1)), anew)),
  },
  {
    path: `postpone/${postponementId(1)}/id`,
    good: postponementRow(1),
    ask: (store) => store.dispatch(requestsApi.endpoints.postponement.initiate(idOf(postponementId(1)), anew)),
  },
  ...[true, false].flatMap((accepted): Call[] => [
    {
      changes: true,
      path: `transfers/${accepted ? 'confirm' : 'reject'}/${transferId(1)}`,
      good: '',
      ask: (store) =>
        store.dispatch(requestsApi.endpoints.answerTransfer.initiate({ id: idOf(transferId(1)), accepted })),
    },
    {
      changes: true,
      path: `postpone/${postponementId(1)}/${accepted ? 'approve' : 'deny'}`,
      good: '',
      ask: (store) =>
        store.dispatch(requestsApi.endpoints.answerPostponement.initiate({ id: idOf(postponementId(1)), accepted })),
    },
  ]),
  {
    changes: true,
    path: 'registrations/register',
    good: '',
    ask: (store) => store.dispatch(registrationApi.endpoints.register.initiate(registration)),
  },
  {
    path: 'users/login',
    good: { token: 'abc', user: { id: '05E40001-0000-4000-8000-000000000001' } },
    ask: async () => {
      const result = await login('a@example.org', 'geheim');
      return 'problem' in result ? { error: { status: 0, message: result.problem } } : { data: result.user };
    },
  },
];

const json = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
const refused = (status: number) => (): Promise<Response> =>
  Promise.resolve(json('{"error":true,"reason":"Something went wrong."}', status));
const said = (body: string) => (): Promise<Response> => Promise.resolve(json(body));
/** Nothing comes until the caller gives up. */
const silence = (signal: AbortSignal | null | undefined): Promise<Response> =>
  new Promise((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );

/** What may happen to a call before its answer is read; `usable` says when the answer is none the less one. */
const faults: Readonly<
  Record<
    string,
    {
      readonly give: (call: Call, signal?: AbortSignal | null) => Promise<Response>;
      readonly usable?: (call: Call) => boolean;
    }
  >
> = {
  'no connection': { give: () => Promise.reject(new TypeError('Failed to fetch')) },
  'connection reset in the middle of the body': {
    give: () =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start: (stream) => stream.enqueue(new TextEncoder().encode('[{"id":')),
            pull: (stream) => stream.error(new TypeError('network error')),
          }),
        ),
      ),
  },
  'no answer for 15 s': { give: (_call, signal) => silence(signal) },
  '400': { give: refused(400) },
  '401': { give: refused(401) },
  '403': { give: refused(403) },
  '404': { give: refused(404) },
  '409': { give: refused(409) },
  '413': { give: refused(413) },
  '429': { give: refused(429) },
  '500': { give: refused(500) },
  '502 as HTML': {
    give: () =>
      Promise.resolve(
        new Response('<html><h1>502 Bad Gateway</h1></html>', {
          status: 502,
          headers: { 'Content-Type': 'text/html' },
        }),
      ),
  },
  '503 without a body': { give: () => Promise.resolve(new Response(null, { status: 503 })) },
  '200 as HTML': { give: said('<html>Wartung</html>'), usable: ({ changes }) => changes === true },
  // An article that is null is one that is gone (docs/api.md 4.14); so is one without a body.
  'empty body': {
    give: said(''),
    usable: ({ changes, path }) => changes === true || path.startsWith('webClient/news/detail'),
  },
  null: {
    give: said('null'),
    usable: ({ changes, path }) => changes === true || path.startsWith('webClient/news/detail'),
  },
  'cut off in the middle': {
    give: ({ good }) => Promise.resolve(json(JSON.stringify(good).slice(0, -1) || '{')),
    usable: ({ changes }) => changes === true,
  },
  'a number': { give: said('7'), usable: ({ changes }) => changes === true },
  'a text of 5 MB': { give: said(JSON.stringify('x'.repeat(5_000_000))), usable: ({ changes }) => changes === true },
  'wrong shape': {
    give: ({ good }) => Promise.resolve(json(Array.isArray(good) ? '{"unerwartet":1}' : '[1,2,3]')),
    usable: ({ changes }) => changes === true,
  },
  '20,000 rows of nonsense': {
    give: said(JSON.stringify(Array.from({ length: 20_000 }, (_, n) => [null, 7, 'x', [], {}, { id: n }][n % 6]))),
    usable: ({ changes, good }) => changes === true || Array.isArray(good),
  },
};

describe('docs/reliability.md: every call × every fault, through the real store', () => {
  let loose: unknown[];
  const caught = (reason: unknown): number => loose.push(reason);
  const realFetch = globalThis.fetch;
  const realSetTimeout = globalThis.setTimeout;
  let answer: (signal?: AbortSignal | null) => Promise<Response>;
  let asked: string[];

  beforeEach(() => {
    loose = [];
    asked = [];
    process.on('unhandledRejection', caught);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    globalThis.fetch = (input, init) => {
      asked.push(String(input instanceof Request ? input.url : input).replace('http://api.test/api/', ''));
      return answer(init?.signal);
    };
  });
  afterEach(() => {
    process.off('unhandledRejection', caught);
    globalThis.fetch = realFetch;
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  /** Asks, and lets 15 s pass if nothing comes; what never ends comes to nothing. */
  async function outcome(call: Call, store: AppStore): Promise<Outcome> {
    const result = call.ask(store);
    await jest.advanceTimersByTimeAsync(15_100);
    return await Promise.race([result, new Promise<Outcome>((resolve) => realSetTimeout(() => resolve({}), 3_000))]);
  }

  test('the list of calls is whole: 28 of the contract’s 33, those that the application makes', () => {
    expect(calls).toHaveLength(28);
    expect(new Set(calls.map(({ path }) => path)).size).toBe(28);
    expect(Object.keys(faults).length).toBeGreaterThanOrEqual(12);
  });

  test.each(calls.map((call) => [call.path, call] as const))('%s', async (path, call) => {
    jest.useFakeTimers();
    const good = (): Promise<Response> => Promise.resolve(json(call.good === '' ? '' : JSON.stringify(call.good)));
    const wrong: string[] = [];
    for (const [what, { give, usable }] of Object.entries(faults)) {
      for (const known of [false, true]) {
        const store = makeStore();
        const expectThat = (holds: boolean, otherwise: string): void =>
          void (holds || wrong.push(`${what}${known ? ', something known' : ''}: ${otherwise}`));
        answer = good;
        const before = known ? await outcome(call, store) : {};
        const { entities } = store.getState();
        answer = (signal) => give(call, signal);
        const { data, error } = await outcome(call, store);
        if (usable?.(call) === true) expectThat(error === undefined, `an error, ${JSON.stringify(error)}`);
        else {
          expectThat(
            typeof error === 'object' &&
              error !== null &&
              'message' in error &&
              typeof error.message === 'string' &&
              error.message !== '',
            'no error with a message',
          );
          expectThat(store.getState().entities === entities, 'the tables changed');
          if (known && call.changes !== true && path !== 'users/login')
            expectThat(data === before.data && data !== undefined, 'what was known is gone');
        }
        answer = good;
        const again = await outcome(call, store);
        expectThat(
          again.error === undefined && again.data !== undefined,
          `trying again failed, ${JSON.stringify(again.error)}`,
        );
      }
    }
    jest.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve));
    expect(wrong).toEqual([]);
    expect(loose).toEqual([]);
    expect(new Set(asked)).toEqual(new Set([path]));
  });
});
