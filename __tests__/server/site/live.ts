import '../../support/setupSite';
import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '@testing-library/dom';
import { useLivescoreQuery } from '../../../src/api/livescore';
import { LIVESCORE_REQUEST } from '../../../src/api/requestName';
import { addListener } from '@reduxjs/toolkit';
import { startLive } from '../../../src/live/live';
import { liveUpdateReceived } from '../../../src/live/liveSlice';
import type { MatchId } from '../../../src/entities/ids';
import { selectMatch } from '../../../src/entities/select';
import { hold } from '../../support/hold';
import { idOf } from '../../support/ids';
import { demoFolder } from '../../support/serverDemo';
import { emptyFolders } from '../../support/serverFolders';
import { endLeftProcesses, startProcess } from '../../support/serverProcess';
import type { ServerProcess } from '../../support/serverProcess';
import type { AppStore } from '../../../src/store/makeStore';
import { testStore } from '../../support/store';

const id = (raw: string): MatchId => idOf<MatchId>(raw);

const folders = emptyFolders();
let server: ServerProcess;

interface Goal {
  readonly match: string;
  readonly home: number;
}
const door = async (path: string): Promise<Goal> => (await (await fetch(`${server.url}/test/${path}`)).json()) as Goal;

/** How often a change of one match, or of any, was reported. */
function counted(store: AppStore, match: MatchId | null) {
  const count = { times: 0 };
  store.dispatch(
    addListener({
      actionCreator: liveUpdateReceived,
      effect: ({ payload: { matchIds } }) => {
        if (match === null || matchIds.length === 0 || matchIds.includes(match)) count.times += 1;
      },
    }),
  );
  return count;
}

describe('docs/behaviour.md 12: the stream of changes, from the real server', () => {
  beforeAll(async () => {
    server = await startProcess(folders.copyOf(await demoFolder()), {}, '__tests__/support/goalServer.ts');
    Object.assign(globalThis, { API_BASE_URL: `${server.url}/api/` });
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    endLeftProcesses();
    folders.remove();
  });

  /** A store that has the live matches, and whether it shows a goal. */
  async function fanOf() {
    const store = testStore();
    const leave = await hold(store, () => useLivescoreQuery());
    await waitFor(() => expect(store.getState().queryLedger[LIVESCORE_REQUEST]?.fetchedAt).toBeDefined());
    const sees = ({ match, home }: Goal): Promise<void> =>
      waitFor(() => expect(selectMatch(store.getState(), id(match))?.score?.home).toBe(home), { timeout: 2_000 });
    return { store, leave, sees };
  }

  test('a goal is in the tables within two seconds; after a cut everything is requested again', async () => {
    const { store, leave, sees } = await fanOf();
    const stop = startLive(store);
    const other = counted(store, id('another match'));
    await waitFor(() => expect(other.times).toBe(1));
    await sees(await door('goal'));
    expect(other.times).toBe(1);
    await door('cut').catch(() => undefined);
    await waitFor(() => expect(other.times).toBe(2));
    stop();
    leave();
  });

  test('a goal that fell after the answer but before the stream was open is shown as soon', async () => {
    const { store, leave, sees } = await fanOf();
    const goal = await door('goal');
    // Its own word of the change must not arrive late enough to be heard.
    await pause(500);
    const stop = startLive(store);
    await sees(goal);
    stop();
    leave();
  });
});
