import { clubsApi } from '../../src/api/clubs';
import { newsApi } from '../../src/api/news';
import { selectClub } from '../../src/entities/select';
import { clubOf, newsOf } from '../support/ids';
import { clubId, clubRow, matchRow, newsId, newsRow } from '../support/wire';
import { CLUBS, FIXTURES, REPORT, fixtures, net, onEmptyStage, report, running, season, store } from './stage';

onEmptyStage();

describe('what a visitor looks at stays', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('the clubs of a match that is still open, though only a list that was left had told them', async () => {
    net.answer(FIXTURES, season(matchRow(1)));
    net.answer(REPORT, running(0, { home_blanket: { name: 'H', players: [] }, away_blanket: null, events: [] }));
    const list = fixtures();
    const page = report();
    await Promise.all([list, page]);
    list.unsubscribe();
    await jest.advanceTimersByTimeAsync(301_000);
    expect(Object.keys(store.getState().entities.seasons)).toEqual([]);
    expect(selectClub(store.getState(), clubOf(2))?.name).toBe('FC Quarz 2');
    page.unsubscribe();
    await jest.advanceTimersByTimeAsync(301_000);
    expect(store.getState().entities.clubs).toEqual({});
  });

  test('an article that a list has told, though asking for it failed', async () => {
    net.answer('webClient/news/league/Q1', [newsRow(1)]);
    net.cut(`webClient/news/detail/${newsId(1)}`);
    const list = store.dispatch(newsApi.endpoints.news.initiate('Q1'));
    await list;
    const page = store.dispatch(newsApi.endpoints.article.initiate(newsOf(1)));
    await page;
    list.unsubscribe();
    await jest.advanceTimersByTimeAsync(301_000);
    expect(Object.keys(store.getState().entities.news)).toEqual([newsId(1)]);
    page.unsubscribe();
    await jest.advanceTimersByTimeAsync(301_000);
    expect(store.getState().entities.news).toEqual({});
  });

  test('a list that is shown, though an answer to an earlier asking comes after it', async () => {
    net.answer(CLUBS, [clubRow(1)]);
    const release = net.hold(CLUBS);
    const earlier = store.dispatch(clubsApi.endpoints.clubs.initiate('Q1', { subscribe: false }));
    const { queryCacheKey } = earlier;
    await jest.advanceTimersByTimeAsync(0);
    expect(net.asked).toEqual([CLUBS]);
    store.dispatch({ type: 'api/queries/removeQueryResult', payload: { queryCacheKey } });
    net.hold(CLUBS)();
    net.answerKept(CLUBS, [clubRow(1), clubRow(2)], Date.now() - 60_000);
    const later = store.dispatch(clubsApi.endpoints.clubs.initiate('Q1'));
    await jest.advanceTimersByTimeAsync(0);
    release();
    await earlier;
    const { data } = await later;
    expect(data).toEqual([clubId(1), clubId(2)]);
    expect(Object.keys(store.getState().entities.clubs)).toEqual(data);
  });

  test('an answer that comes after its request was let go of leaves nothing behind', async () => {
    net.answer(CLUBS, [clubRow(1)]);
    const release = net.hold(CLUBS);
    const asked = store.dispatch(clubsApi.endpoints.clubs.initiate('Q1', { subscribe: false }));
    const { queryCacheKey } = asked;
    store.dispatch({ type: 'api/queries/removeQueryResult', payload: { queryCacheKey } });
    release();
    await asked;
    expect(store.getState().entities.clubs).toEqual({});
    expect(store.getState().queryLedger).toEqual({});
  });

  test('a large answer that is let go of while it is read in steps leaves nothing behind', async () => {
    net.answer(CLUBS, [{ ...clubRow(1), description: 'x'.repeat(200_000) }]);
    const asked = store.dispatch(clubsApi.endpoints.clubs.initiate('Q1', { subscribe: false }));
    const { queryCacheKey } = asked;
    const parse = jest.spyOn(JSON, 'parse').mockImplementationOnce((text: string) => {
      parse.mockRestore();
      store.dispatch({ type: 'api/queries/removeQueryResult', payload: { queryCacheKey } });
      return JSON.parse(text) as unknown;
    });
    await jest.advanceTimersByTimeAsync(100);
    await asked;
    expect(store.getState().entities.clubs).toEqual({});
    expect(store.getState().queryLedger).toEqual({});
  });

  test('an article, when the list that had told it is let go of while it is asked for', async () => {
    net.answer('webClient/news/league/Q1', [newsRow(1)]);
    net.answer(`webClient/news/detail/${newsId(1)}`, newsRow(1));
    const list = store.dispatch(newsApi.endpoints.news.initiate('Q1'));
    await list;
    const release = net.hold(`webClient/news/detail/${newsId(1)}`);
    const page = store.dispatch(newsApi.endpoints.article.initiate(newsOf(1)));
    list.unsubscribe();
    await jest.advanceTimersByTimeAsync(1_000);
    release();
    await page;
    await jest.advanceTimersByTimeAsync(301_000);
    expect(Object.keys(store.getState().entities.news)).toEqual([newsId(1)]);
    page.unsubscribe();
  });
});
