import { network } from './answers';
import { chooseLeague } from './screen';

/** What a test of a league's screen works with. */
interface Stage {
  /** The network of this test. */
  readonly net: ReturnType<typeof network>;
  /** Errors logged to the console in this test. */
  readonly logged: jest.SpyInstance;
}

/** Before each test of a file: league Q1 is chosen, the network knows only `answers`, errors are caught; undone after it. */
export function inLeagueQ1(answers: Readonly<Record<string, unknown>> = {}): Stage {
  let stage: Stage | undefined;
  const current = (): Stage => {
    if (stage === undefined) throw new Error('only inside a test');
    return stage;
  };
  beforeEach(() => {
    chooseLeague('Q1');
    stage = { net: network(answers), logged: jest.spyOn(console, 'error').mockImplementation(() => undefined) };
  });
  afterEach(() => {
    current().net.restore();
    current().logged.mockRestore();
    chooseLeague(null);
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
