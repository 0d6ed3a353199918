import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newsApi } from '../../../src/api/news';
import NewsArticleScreen from '../../../src/features/newsArticle/NewsArticleScreen';
import { inLeagueQ1 } from '../../support/leagueScreen';
import { goTo } from '../../support/mount';
import { chooseLeague, showScreen } from '../../support/screen';
import { newsId, newsRow } from '../../support/wire';
import { testStore } from '../../support/store';

const LIST = 'webClient/news/league/Q1';
const DETAIL = `webClient/news/detail/${newsId(1)}`;
const open = (store = testStore()) =>
  showScreen(NewsArticleScreen, { path: '/news-detail/:id', at: `/news-detail/${newsId(1)}`, league: null, store });

const stage = inLeagueQ1({ [LIST]: [] });

describe('News article, /news-detail/{id}', () => {
  test('tag, title, German date, picture and body', async () => {
    stage.net.answer(
      DETAIL,
      newsRow(1, {
        title: 'Runde 7',
        tag: 'Q1',
        created: '2025-01-19T23:30:00Z',
        text: '<h1>Titel</h1><p>Vier <em>Tore</em></p><script>boom()</script>',
      }),
    );
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Runde 7' })).toBeInTheDocument();
    expect(screen.getByText('Q1')).toBeInTheDocument();
    expect(screen.getByText('20. Jänner 2025')).toBeInTheDocument();
    expect(screen.getByText('Tore').tagName).toBe('EM');
    expect(screen.getByRole('heading', { level: 2, name: 'Titel' })).toBeInTheDocument();
    expect(document.querySelector('script')).toBeNull();
    expect(document.querySelector('article img')).toHaveAttribute('src', 'http://api.test/bilder/n1.svg');
    expect(document.title).toBe('Runde 7 – KBÖ');
  });

  test("fallbacks 'Ohne Kategorie', 'Untitled', 'No Date', 'No content available.'; the English ones say that they are English", async () => {
    stage.net.answer(DETAIL, {
      id: newsId(1),
      title: null,
      image: null,
      text: null,
      tag: null,
      youtube: ' ',
      created: null,
    });
    open();
    expect(await screen.findByText('Ohne Kategorie')).toBeInTheDocument();
    for (const text of ['Untitled', 'No Date', 'No content available.'])
      expect(screen.getByText(text)).toHaveAttribute('lang', 'en');
    expect(screen.queryByText(/Video/)).toBeNull();
  });

  test('an article without a text is one without content, not one that loads for ever', async () => {
    stage.net.answer(DETAIL, newsRow(1, { text: undefined }));
    open();
    expect(await screen.findByText('No content available.')).toBeInTheDocument();
  });

  test('an article that a list had without its text says so when the text cannot be loaded', async () => {
    stage.net.answer(LIST, [newsRow(1, { text: undefined })]);
    stage.net.answer(DETAIL, { error: true }, 500);
    const store = testStore();
    await store.dispatch(newsApi.endpoints.news.initiate('Q1'));
    open(store);
    expect(await screen.findByText('Failed to load news details. Please try again later.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Erneut laden' })).toBeInTheDocument();
  });

  test.each([
    ['https://www.youtube.com/watch?v=abcdefghijk&t=1m12s', '16 / 9', 72],
    ['https://youtu.be/abcdefghijk?t=90', '16 / 9', 90],
    ['https://www.youtube.com/embed/abcdefghijk?start=5', '16 / 9', 5],
    ['https://www.youtube.com/shorts/abcdefghijk', '9 / 16', 0],
  ])(
    'video %s: nothing is loaded before the click, then it starts where the link says',
    async (youtube, shape, start) => {
      stage.net.answer(DETAIL, newsRow(1, { youtube }));
      open();
      const play = await screen.findByRole('button', { name: /Video abspielen/ });
      expect(document.querySelector('iframe')).toBeNull();
      expect(document.body.innerHTML).not.toMatch(/ytimg|youtube/);
      expect(play.parentElement?.classList.contains('tall')).toBe(shape === '9 / 16');
      await userEvent.click(play);
      const address = new URL(document.querySelector('iframe')?.src ?? '');
      expect(address.origin + address.pathname).toBe('https://www.youtube-nocookie.com/embed/abcdefghijk');
      expect(address.searchParams.get('start')).toBe(String(start));
    },
  );

  test("'Loading news details...' while nothing is known", () => {
    stage.net.hold(DETAIL);
    open();
    expect(screen.getByText('Loading news details...')).toHaveAttribute('lang', 'en');
  });

  test('an article that a list already had is painted at once', async () => {
    stage.net.answer(LIST, [newsRow(1)]);
    const store = testStore();
    await store.dispatch(newsApi.endpoints.news.initiate('Q1'));
    stage.net.hold(DETAIL);
    open(store);
    expect(screen.getByRole('heading', { level: 1, name: 'Bericht 1' })).toBeInTheDocument();
    expect(screen.getByText('Text 1')).toBeInTheDocument();
  });

  test.each([
    ['404', { error: true, reason: 'News item not found' }, 404],
    ['HTML', '<html>', 200],
    ['500', '', 500],
  ])("'Failed to load news details. Please try again later.' after %s, with a retry", async (_name, body, status) => {
    stage.net.answer(DETAIL, body, status);
    open();
    expect(await screen.findByText('Failed to load news details. Please try again later.')).toHaveAttribute(
      'lang',
      'en',
    );
    expect(stage.logged).toHaveBeenCalledWith('Failed to load news details. Please try again later.');
    stage.net.answer(DETAIL, newsRow(1));
    await userEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bericht 1' })).toBeInTheDocument();
  });

  test.each([
    ['null', null],
    ['nothing', ''],
  ])("'News details not available.' if the answer is %s", async (_name, body) => {
    stage.net.answer(DETAIL, body);
    open();
    expect(await screen.findByText('News details not available.')).toHaveAttribute('lang', 'en');
  });

  test("'Unable to load news details. League code is missing.', logged, with a way to choose a league", () => {
    chooseLeague(null);
    open();
    expect(screen.getByText('Unable to load news details. League code is missing.')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('link', { name: 'Liga wählen' })).toHaveAttribute('href', '#/');
    expect(stage.logged).toHaveBeenCalledWith('No league code found in cookies.');
    expect(stage.net.asked).toEqual([]);
  });

  test('the page equals the address, whichever answer comes first', async () => {
    const release = stage.net.hold(DETAIL);
    stage.net.answer(DETAIL, newsRow(1));
    stage.net.answer(`webClient/news/detail/${newsId(2)}`, newsRow(2));
    open();
    await goTo(`/news-detail/${newsId(2)}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bericht 2' })).toBeInTheDocument();
    await act(async () => {
      release();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Bericht 2' })).toBeInTheDocument();
  });

  test("'Mehr News' are the four latest others", async () => {
    stage.net.answer(
      LIST,
      [1, 2, 3, 4, 5, 6].map((n) => newsRow(n)),
    );
    stage.net.answer(DETAIL, newsRow(1));
    open();
    await screen.findByText('Bericht 6');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Bericht 6',
      'Bericht 5',
      'Bericht 4',
      'Bericht 3',
    ]);
    expect(screen.getByRole('link', { name: /ALLE NEWS/ })).toHaveAttribute('href', '#/news');
  });
});
