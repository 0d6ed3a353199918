import { devTools } from '../support/devTools';
import { newsApi } from '../../src/api/news';
import { entitiesReceived } from '../../src/entities/queryLedger';
import { newsRow } from '../support/wire';
import { storeAfter } from '../support/store';

test('Redux DevTools show readable names, how much an answer brought, and articles without their length', async () => {
  const store = await storeAfter(
    { 'webClient/news/league/Q1': [newsRow(1, { text: 'x'.repeat(5_000) })] },
    newsApi.endpoints.news.initiate('Q1'),
  );
  const state = store.getState();
  const { name, stateSanitizer, actionSanitizer } = devTools();
  expect(name).toBe('KBÖ');
  expect(JSON.stringify(state)).toContain('x'.repeat(5_000));
  expect(JSON.stringify(stateSanitizer(state))).not.toContain('x'.repeat(100));
  expect(stateSanitizer(state).entities.matches).toBe(state.entities.matches);
  const { news, matches } = state.entities;
  const received = entitiesReceived({
    request: null,
    fetchedAt: 1,
    fromOfflineCache: false,
    patches: { list: { news, matches } },
  });
  expect(actionSanitizer(received)).toMatchObject({
    type: 'entities/entitiesReceived',
    payload: { patches: { list: { news: 1, matches: 0 } } },
  });
});
