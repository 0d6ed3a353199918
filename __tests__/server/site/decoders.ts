import '../../support/setupSite';
import { waitFor } from '@testing-library/dom';
import { demoLogin } from '../../../server/demo/federation';
import { clubsApi } from '../../../src/api/clubs';
import { homeApi } from '../../../src/api/home';
import { leaguesApi } from '../../../src/api/leagues';
import { livescoreApi } from '../../../src/api/livescore';
import { login } from '../../../src/api/login';
import { matchesApi } from '../../../src/api/matches';
import { newsApi } from '../../../src/api/news';
import { playersApi } from '../../../src/api/players';
import { requestsApi } from '../../../src/api/requests';
import { tablesApi } from '../../../src/api/tables';
import type { PostponementId, TransferId } from '../../../src/entities/ids';
import { LEADERBOARD_TABS } from '../../../src/entities/leaderboard/model';
import { selectLeague, selectTransfer } from '../../../src/entities/select';
import type { AppStore } from '../../../src/store/makeStore';
import { demoFolder } from '../../support/serverDemo';
import { emptyFolders } from '../../support/serverFolders';
import { endLeftProcesses, startProcess } from '../../support/serverProcess';
import type { ServerProcess } from '../../support/serverProcess';
import { testStore } from '../../support/store';
import { idOf } from '../../support/ids';

jest.setTimeout(600_000);

describe('the decoders against every answer of the real server, whole demo federation', () => {
  const folders = emptyFolders();
  let server: ServerProcess;
  let store: AppStore;
  let complaints: jest.SpyInstance;

  beforeAll(async () => {
    server = await startProcess(folders.copyOf(await demoFolder()), { DEMO: 'on' });
    Object.assign(globalThis, { API_BASE_URL: `${server.url}/api/` });
    // Every problem a decoder reports is a line in the console.
    complaints = jest.spyOn(console, 'error');
    // Development checks warn that they are slow on a state this large.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    store = testStore();
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    endLeftProcesses();
    folders.remove();
    Object.assign(globalThis, { API_BASE_URL: 'http://api.test/api/' });
    jest.restoreAllMocks();
  });

  const codes = async (): Promise<readonly string[]> => {
    const { data = [] } = await store.dispatch(leaguesApi.endpoints.leagueList.initiate());
    const leagues = data.map((id) => selectLeague(store.getState(), id));
    // A league for teams that left has no season, and so neither table nor leaderboards.
    return leagues.flatMap((league) =>
      league?.name === 'Mannschaft aus der Liga ausgetreten' || league?.code === 'NONE' ? [] : (league?.code ?? []),
    );
  };

  /** What a query answered; a failure is a failed test. */
  async function answer<Ids>(
    asked: PromiseLike<{ readonly data?: Ids | undefined; readonly error?: unknown }>,
  ): Promise<Ids> {
    const { data, error } = await asked;
    expect(error).toBeUndefined();
    if (data === undefined) throw new Error('neither data nor error');
    return data;
  }

  test('league lists, live scores, transfers, rulings', async () => {
    expect((await answer(store.dispatch(leaguesApi.endpoints.selection.initiate()))).length).toBeGreaterThanOrEqual(24);
    expect((await answer(store.dispatch(livescoreApi.endpoints.livescore.initiate()))).length).toBeGreaterThanOrEqual(
      1,
    );
    expect((await answer(store.dispatch(requestsApi.endpoints.transfers.initiate()))).length).toBeGreaterThan(10);
    expect((await answer(store.dispatch(newsApi.endpoints.rulings.initiate()))).length).toBeGreaterThanOrEqual(250);
    expect(complaints.mock.calls).toEqual([]);
  });

  test('every league: home, league, table, fixtures, clubs, news, suspensions, four leaderboards', async () => {
    const leagues = await codes();
    expect(leagues.length).toBeGreaterThan(20);
    for (const code of [...leagues, 'HME']) {
      // A store for each league: the checks of a development store grow with the state.
      store = testStore();
      await answer(store.dispatch(homeApi.endpoints.home.initiate(code)));
      if (code === 'HME') continue;
      const league = await answer(store.dispatch(leaguesApi.endpoints.league.initiate(code)));
      const clubs = await answer(store.dispatch(clubsApi.endpoints.clubs.initiate(code)));
      expect((await answer(store.dispatch(tablesApi.endpoints.standings.initiate(code)))).length).toBe(clubs.length);
      const seasons = await answer(store.dispatch(matchesApi.endpoints.fixtures.initiate(code)));
      expect(seasons.length).toBeGreaterThan(0);
      await answer(store.dispatch(newsApi.endpoints.news.initiate(code)));
      await answer(store.dispatch(playersApi.endpoints.suspensions.initiate(code)));
      for (const tab of LEADERBOARD_TABS)
        if (league !== null) await answer(store.dispatch(playersApi.endpoints.leaderboard.initiate({ league, tab })));
    }
    expect(complaints.mock.calls).toEqual([]);
  });

  test('the two open requests whose links the start printed, and signing in', async () => {
    const printed = async (path: string): Promise<string> => {
      await waitFor(() => expect(server.output()).toContain(`/#/${path}/`));
      return new RegExp(`/#/${path}/(\\S+)`).exec(server.output())?.[1] ?? '';
    };
    const transfer = idOf<TransferId>(await printed('transfer'));
    const postponement = idOf<PostponementId>(await printed('postpone'));
    expect(await answer(store.dispatch(requestsApi.endpoints.transfer.initiate(transfer)))).toBe(transfer);
    expect(await answer(store.dispatch(requestsApi.endpoints.postponement.initiate(postponement)))).toBe(postponement);
    expect(selectTransfer(store.getState(), transfer)?.status).toBe('waiting');
    expect(await login(demoLogin.emails[0] ?? '', demoLogin.password)).toMatchObject({
      token: expect.any(String),
      user: expect.any(String),
    });
    expect(await login(demoLogin.emails[0] ?? '', 'falsch')).toHaveProperty('problem');
    expect(complaints.mock.calls).toEqual([]);
  });

  test('clubs, their players and matches, articles', async () => {
    for (const code of (await codes()).slice(0, 2)) {
      store = testStore();
      const clubs = await answer(store.dispatch(clubsApi.endpoints.clubs.initiate(code)));
      for (const id of clubs) {
        const page = await answer(store.dispatch(clubsApi.endpoints.club.initiate(id)));
        expect(page.club).toBe(id);
        const match = page.seasons.flatMap((season) => season.matches)[0];
        if (match !== undefined)
          expect(await answer(store.dispatch(matchesApi.endpoints.match.initiate(match)))).toBe(match);
      }
      const known = Object.values(store.getState().entities.players).slice(0, 30);
      expect(known).toHaveLength(30);
      for (const { id } of known)
        expect((await answer(store.dispatch(playersApi.endpoints.player.initiate(id)))).player).toBe(id);
      const [article] = await answer(store.dispatch(newsApi.endpoints.news.initiate(code)));
      if (article !== undefined)
        expect(await answer(store.dispatch(newsApi.endpoints.article.initiate(article)))).toBe(article);
    }
    expect(complaints.mock.calls).toEqual([]);
  });
});
