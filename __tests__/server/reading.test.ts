/** @jest-environment node */
import { serverDuring } from '../support/serverDuring';
import { onBothEngines } from '../support/serverEngines';
import './calendar/feeds';
import './reading/archives';
import { readsClubs } from './reading/clubs';
import { readsLeagues } from './reading/leagues';
import { readsMatches } from './reading/matches';
import { readsPlayers } from './reading/players';
import './reading/search';
import './sharing/pages';
import './sharing/pictures';

onBothEngines('Calls that read (docs/api.md 4)', (engine) => {
  const server = serverDuring(() => engine.fresh());
  readsLeagues(server);
  readsClubs(server);
  readsMatches(server);
  readsPlayers(server);
});
