/** @jest-environment node */
import { serverDuring } from '../support/serverDuring';
import { onBothEngines } from '../support/serverEngines';
import { signsIn } from './answering/login';
import './answering/people';
import { answersPostponements } from './answering/postponements';
import { takesRegistrations } from './answering/registrations';
import { ROUNDS } from './answering/support';
import { answersTransfers } from './answering/transfers';

jest.setTimeout(240_000 + ROUNDS * 2_000);

onBothEngines('Calls that change something', (engine) => {
  const server = serverDuring(() => engine.fresh());
  afterEach(() => server.reset());
  answersTransfers(server);
  answersPostponements(server);
  takesRegistrations(server);
  signsIn(server);
});
