import { createOperationDescriptor, Environment, Network, RecordSource, Store } from 'relay-runtime';
import type { Operation } from 'relay-runtime';
import type { Contestant } from '../contestant';
import { DETAILS, EVENT, MATCH, SCORE, SEASON, SHORT_SIDE, BLANKET, LINEUP_PLAYER } from '../fields';

type Selection = Readonly<Record<string, unknown>>;

const scalar = (name: string): Selection => ({ alias: null, args: null, kind: 'ScalarField', name, storageKey: null });
const linked = (name: string, plural: boolean, selections: readonly Selection[]): Selection => ({
  alias: null,
  args: null,
  concreteType: `T_${name}`,
  kind: 'LinkedField',
  name,
  plural,
  selections,
  storageKey: null,
});
const scalars = (names: readonly string[]): Selection[] => names.map(scalar);
const reference = (name: string): Selection => linked(name, false, [scalar('id')]);

const inside = [linked('details', false, scalars(DETAILS)), linked('score', false, scalars(SCORE))];
const fullSide = (name: string): Selection =>
  linked(name, false, [...scalars(BLANKET), linked('players', true, scalars(LINEUP_PLAYER))]);
const shortSide = (name: string): Selection => linked(name, false, scalars(SHORT_SIDE));
const event = [...scalars(EVENT), reference('player'), reference('match')];
const fullMatch = [
  ...scalars(MATCH),
  ...inside,
  reference('home_team'),
  reference('away_team'),
  reference('season'),
  fullSide('home_blanket'),
  fullSide('away_blanket'),
  linked('events', true, event),
];
const shortMatch = [
  ...scalars(['id', 'status', 'first_half_date', 'second_half_date']),
  ...inside,
  shortSide('home_blanket'),
  shortSide('away_blanket'),
];

/** What Relay's compiler would make of a query. */
function operation(name: string, selections: readonly Selection[]): Operation {
  const request = {
    kind: 'Request',
    fragment: {
      kind: 'Fragment',
      name,
      type: 'Query',
      metadata: null,
      argumentDefinitions: [],
      abstractKey: null,
      selections,
    },
    operation: { kind: 'Operation', name, argumentDefinitions: [], selections },
    params: { id: name, cacheID: name, metadata: {}, name, operationKind: 'query', text: null },
  };
  return createOperationDescriptor(request, {});
}

const seasons = operation('Seasons', [
  linked('seasons', true, [...scalars(SEASON), reference('league'), linked('matches', true, fullMatch)]),
]);
const polls = {
  short: operation('Livescore', [linked('groups', true, [scalar('league'), linked('matches', true, shortMatch)])]),
  full: operation('LivescoreFull', [linked('groups', true, [scalar('league'), linked('matches', true, fullMatch)])]),
};

/** Relay's store, filled through an environment; nothing is released, so nothing is collected. */
export const relay: Contestant = {
  name: 'Relay',
  create: () => {
    const environment = new Environment({
      network: Network.create(() => Promise.reject(new Error('no network'))),
      store: new Store(new RecordSource()),
    });
    const source = environment.getStore().getSource();
    return {
      seasons: (text) => environment.commitPayload(seasons, { seasons: JSON.parse(text) as unknown }),
      poll: (text, form) => environment.commitPayload(polls[form], { groups: JSON.parse(text) as unknown }),
      homeGoals: (matches) =>
        matches.map((match) => {
          const link = source.get(match)?.['score'] as { readonly __ref: string } | undefined;
          return link === undefined ? undefined : source.get(link.__ref)?.['home'];
        }),
    };
  },
};
