import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newsApi } from '../../../src/api/news';
import NewsScreen from '../../../src/features/news/NewsScreen';
import { inLeagueQ1 } from '../../support/leagueScreen';
import { chooseLeague, showScreen } from '../../support/screen';
import { newsId, newsRow } from '../../support/wire';

const PATH = 'webClient/news/league/Q1';
const open = () => showScreen(NewsInMain, { at: '/news', league: null });
const headlines = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

function NewsInMain() {
  return (
    <main>
      <NewsScreen />
    </main>
  );
}

const stage = inLeagueQ1();

describe('News list, /news', () => {
  test("is titled 'News & Spielberichte' and says 'Laden…' while it loads", async () => {
    const release = stage.net.hold(PATH);
    stage.net.answer(PATH, [newsRow(1)]);
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'News & Spielberichte' })).toBeInTheDocument();
    expect(screen.getByText('Laden…')).toBeInTheDocument();
    release();
    expect(await screen.findByText('Bericht 1')).toBeInTheDocument();
  });

  test('newest first; undated ones last, in reversed order', async () => {
    stage.net.answer(PATH, [
      newsRow(3),
      newsRow(7, { created: null }),
      newsRow(9),
      newsRow(8, { created: null }),
      newsRow(5),
    ]);
    open();
    await screen.findByText('Bericht 9');
    expect(headlines()).toEqual(['Bericht 9', 'Bericht 5', 'Bericht 3', 'Bericht 8', 'Bericht 7']);
  });

  test('a card has title, image and excerpt HTML and leads to /news-detail/{id}', async () => {
    stage.net.answer(PATH, {
      items: [newsRow(1, { text: '<p>Ein <strong>Tor</strong><img src=x onerror=boom()></p>' })],
      metadata: { page: 1, per: 10, total: 1 },
    });
    open();
    const card = await screen.findByRole('link', { name: /Bericht 1/ });
    expect(card).toHaveAttribute('href', `#/news-detail/${newsId(1)}`);
    expect(within(card).getByText('Tor').tagName).toBe('STRONG');
    expect(card.querySelector('img')).toHaveAttribute('src', 'http://api.test/bilder/n1.svg');
    expect(card.innerHTML).not.toContain('boom');
  });

  test("shows a long list in steps; 'Mehr News' hands the focus to the first new one", async () => {
    stage.net.answer(
      PATH,
      Array.from({ length: 300 }, (_, index) =>
        newsRow(1, { id: newsId(index + 1), title: `Nummer ${index + 1}`, created: null }),
      ),
    );
    open();
    await screen.findByText('Nummer 300');
    expect(headlines()).toHaveLength(24);
    await userEvent.click(screen.getByRole('button', { name: 'Mehr News' }));
    expect(headlines()).toHaveLength(48);
    expect(screen.getByRole('link', { name: /Nummer 276/ })).toHaveFocus();
  });

  test('a list that grows by itself leaves the focus where it is', async () => {
    stage.net.answer(PATH, [newsRow(1)]);
    const { store } = open();
    await screen.findByText('Bericht 1');
    stage.net.answer(PATH, [newsRow(1), newsRow(2)]);
    await act(() => store.dispatch(newsApi.endpoints.news.initiate('Q1', { forceRefetch: true })));
    expect(await screen.findByText('Bericht 2')).toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });

  test("'Keine Artikel verfügbar.'", async () => {
    stage.net.answer(PATH, []);
    open();
    expect(await screen.findByText('Keine Artikel verfügbar.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Erneut laden' })).toBeNull();
  });

  test('a failed load is logged and can be tried again (docs/behaviour.md 8)', async () => {
    stage.net.cut(PATH);
    open();
    const retry = await screen.findByRole('button', { name: 'Erneut laden' });
    expect(stage.logged.mock.calls).toEqual([['Die News konnten nicht geladen werden.']]);
    stage.net.answer(PATH, [newsRow(1)]);
    await userEvent.click(retry);
    expect(await screen.findByText('Bericht 1')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test.each([
    ['message', { message: 'Wartung bis 18 Uhr', reason: 'down' }, 'Wartung bis 18 Uhr'],
    ['reason, where there is no message', { error: true, reason: 'down' }, 'down'],
  ])("the server's own %s is logged too", async (_what, body, said) => {
    stage.net.answer(PATH, body, 503);
    open();
    await screen.findByRole('button', { name: 'Erneut laden' });
    expect(stage.logged.mock.calls).toEqual([['Die News konnten nicht geladen werden.'], [said]]);
  });

  test('without a league code: logged, empty, and a way to choose a league', () => {
    chooseLeague(null);
    open();
    expect(stage.logged).toHaveBeenCalledWith('No league code found in cookies.');
    expect(screen.getByText('Keine Artikel verfügbar.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Liga wählen' })).toHaveAttribute('href', '#/');
    expect(stage.net.asked).toEqual([]);
  });
});
