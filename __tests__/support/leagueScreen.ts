import { network } from './answers';
import { everythingInView } from './inView';
import { chooseLeague, forgetCookies, windowIs } from './screen';
import { leagueRow } from './wire';

/** What a test of a league's screen works with. */
interface Stage {
  /** The network of this test. */
  readonly net: ReturnType<typeof network>;
  /** Errors logged to the console in this test. */
  readonly logged: jest.SpyInstance;
}

/** Sets a stage before each test of a file, and clears it away afterwards. */
function staged(answers: Readonly<Record<string, unknown>>, before: () => void, after: () => void): Stage {
  let stage: Stage | undefined;
  const current = (): Stage => {
    if (stage === undefined) throw new Error('only inside a test');
    return stage;
  };
  beforeEach(() => {
    before();
    stage = { net: network(answers), logged: jest.spyOn(console, 'error').mockImplementation(() => undefined) };
  });
  afterEach(() => {
    current().net.restore();
    current().logged.mockRestore();
    after();
  });
  return {
    get net() {
      return current().net;
    },
    get logged() {
      return current().logged;
    },
  };
}

/** Before each test of a file: league Q1 is chosen, the network knows only `answers`, errors are caught; undone after it. */
export const inLeagueQ1 = (answers: Readonly<Record<string, unknown>> = {}): Stage =>
  staged(
    answers,
    () => chooseLeague('Q1'),
    () => chooseLeague(null),
  );

/** The same in a wide window: nothing is stored, the network knows league Q1, cookies and spies go with the test. */
export const onDesktop = ({ calm = false, inView = false } = {}): Stage =>
  staged(
    { 'client/leagueList?per=25': [leagueRow(1)] },
    () => {
      windowIs({ width: 1280, calm });
      if (inView) everythingInView();
      localStorage.clear();
    },
    () => {
      jest.restoreAllMocks();
      forgetCookies();
    },
  );
