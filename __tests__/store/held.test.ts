import { newsApi } from '../../src/api/news';
import { selectClub } from '../../src/entities/select';
import { clubOf, newsOf } from '../support/ids';
import { clubId, clubRow, newsId, newsRow, playerId } from '../support/wire';
import { CLUB, CLUBS, PLAYER, club, clubs, knownPlayer, net, onEmptyStage, player, store } from './stage';

const NEWS = 'webClient/news/league/Q1';
const ARTICLE = `webClient/news/detail/${newsId(1)}`;
/** A little longer than unused answers are cached. */
const FORGOTTEN_MS = 301_000;

onEmptyStage();

describe('what holds a fact', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const articles = () => Object.keys(store.getState().entities.news);

  test('an article that is being asked for, though the list that had told it is let go of meanwhile', async () => {
    net.answer(NEWS, [newsRow(1), newsRow(2)]);
    const list = store.dispatch(newsApi.endpoints.news.initiate('Q1'));
    await list;
    list.unsubscribe();
    await pass(FORGOTTEN_MS - 5_000);
    net.cut(ARTICLE);
    const release = net.hold(ARTICLE);
    const page = store.dispatch(newsApi.endpoints.article.initiate(newsOf(1)));
    await pass(10_000);
    expect(articles()).toEqual([newsId(1)]);
    release();
    await page;
    expect(articles()).toEqual([newsId(1)]);
    page.unsubscribe();
    await pass(FORGOTTEN_MS);
    expect(articles()).toEqual([]);
  });

  test('the club of a player whose page is open, though whatever told the club is gone', async () => {
    net.answer(CLUB, { club: clubRow(1, { players: [{ id: playerId(1), name: 'Ferdl Quasten' }] }) });
    net.cut(PLAYER);
    const team = club();
    await team;
    const page = player();
    await page;
    team.unsubscribe();
    await pass(FORGOTTEN_MS);
    expect(knownPlayer()?.club).toBe(clubOf(1));
    expect(selectClub(store.getState(), clubOf(1))?.name).toBe('FC Quarz 1');
    page.unsubscribe();
    await pass(FORGOTTEN_MS);
    expect(store.getState().entities.clubs).toEqual({});
  });

  test('a club leaves with the last thing that was shown with it, also if that goes on without it', async () => {
    net.answer(CLUB, { club: clubRow(1, { players: [{ id: playerId(1), name: 'Ferdl Quasten' }] }) });
    net.cut(PLAYER);
    const team = club();
    await team;
    await player();
    team.unsubscribe();
    await pass(FORGOTTEN_MS);
    net.answer(PLAYER, { player: { id: playerId(1), name: 'Ferdl Quasten' }, upcoming: [] });
    await player();
    expect(knownPlayer()?.club).toBeUndefined();
    expect(store.getState().entities.clubs).toEqual({});
    net.answer(CLUBS, [clubRow(1)]);
    await clubs();
    expect(Object.keys(store.getState().entities.clubs)).toEqual([clubId(1)]);
  });
});
