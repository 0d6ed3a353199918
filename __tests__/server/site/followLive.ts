import '../../support/setupSite';
import { waitFor } from '@testing-library/dom';
import { onChanged } from '../../../src/api/changed';
import { useLivescoreQuery } from '../../../src/api/livescore';
import { LIVESCORE_REQUEST } from '../../../src/api/requestName';
import { followLive } from '../../../src/app/followLive';
import type { MatchId } from '../../../src/entities/ids';
import { selectMatch } from '../../../src/entities/select';
import { hold } from '../../support/hold';
import { idOf } from '../../support/ids';
import { demoFolder } from '../../support/serverDemo';
import { emptyFolders } from '../../support/serverFolders';
import { endLeftProcesses, startProcess } from '../../support/serverProcess';
import type { ServerProcess } from '../../support/serverProcess';
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
function counted(match: MatchId | null) {
  const over = new AbortController();
  const count = { times: 0, stop: () => over.abort() };
  onChanged(match, () => (count.times += 1), over.signal);
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

  test('a goal is in the tables within two seconds; after a cut everything is requested again', async () => {
    const store = testStore();
    const leave = await hold(store, () => useLivescoreQuery());
    await waitFor(() => expect(store.getState().entities.answers[LIVESCORE_REQUEST]?.at).toBeDefined());
    const stop = followLive(store);
    const any = counted(null);
    const other = counted(id('another match'));
    await waitFor(async () => {
      await door('goal');
      expect(any.times).toBeGreaterThan(0);
    });
    const { match, home } = await door('goal');
    await waitFor(() => expect(selectMatch(store.getState(), id(match))?.score?.home).toBe(home), { timeout: 2_000 });
    expect(other.times).toBe(0);
    await door('cut').catch(() => undefined);
    await waitFor(() => expect(other.times).toBe(1));
    any.stop();
    other.stop();
    stop();
    leave();
  });
});
