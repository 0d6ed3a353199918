import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaguesApi } from '../../../src/api/leagues';
import { prefetchLivescore } from '../../../src/api/livescore';
import LeagueHomeScreen from '../../../src/features/leagueHome/LeagueHomeScreen';
import { network } from '../../support/answers';
import { forgetCookies, showScreen, windowIs } from '../../support/screen';
import { clubId, clubRow, leagueRow, matchId, matchRow, standingRow, uuid } from '../../support/wire';

const HOME = 'webClient/home/league/Q1';
const TABLE = 'webClient/leagues/Q1/current/table';
const LIST = 'client/leagueList?per=25';
const newsRow = (n: number, more: object = {}) => ({
  id: uuid('AE35', n),
  title: `Artikel ${n}`,
  text: '<p>Bericht</p>',
  image: null,
  tag: 'Q1',
  youtube: null,
  created: `2025-10-${10 + n}T08:00:00Z`,
  ...more,
});
const slide = (n: number, more: object = {}) => ({
  id: uuid('511D', n),
  title: `Schlagzeile ${n}`,
  description: `Text ${n}`,
  image: `/s${n}.jpg`,
  ...more,
});
const at = (n: number, status: string, date: string, more: object = {}) =>
  matchRow(n, { status, details: { gameday: 8, date, location: 'Platz' }, ...more });
const home = {
  data: { sliderdata: [] as object[] },
  teams: [clubRow(3, { points: 1 }), clubRow(4, { points: '13,5' })],
  news: [1, 2, 3, 4, 5, 6, 7].map((n) => newsRow(n)),
  upcoming: [
    at(1, 'done', '2025-10-26T08:00:00Z'),
    at(2, 'cancelled', '2025-10-26T07:00:00Z'),
    at(3, 'pending', '2025-10-26T13:00:00Z'),
    at(4, 'pending', '2025-10-26T09:00:00Z'),
    at(5, 'halftime', '2025-10-26T11:00:00Z'),
  ],
  league: leagueRow(1, { youtube: 'https://www.youtube.com/watch?v=aB3_-xYz019&t=1m12s' }),
};
let net: ReturnType<typeof network>;
let logged: jest.SpyInstance;

beforeEach(() => {
  windowIs({ width: 1280 });
  net = network({ [HOME]: home, [TABLE]: [standingRow(1), standingRow(2)] });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  net.restore();
  logged.mockRestore();
  forgetCookies();
});

const show = (league: string | null = 'Q1') => showScreen(LeagueHomeScreen, { at: '/liga', league });
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('League homepage', () => {
  test('loads the home page and the table, nothing else', async () => {
    show();
    await screen.findByRole('table');
    expect(net.asked.sort()).toEqual([HOME, TABLE]);
  });

  test("the league's own season, as soon as an answer has named it; until then none", async () => {
    const { store } = show();
    await screen.findByRole('table');
    expect(screen.queryByText(/^SEASON/)).toBeNull();
    net.answer(LIST, [{ ...leagueRow(1), season: '2026-2027' }]);
    await act(() => store.dispatch(leaguesApi.endpoints.leagueList.initiate()));
    expect(screen.getByText('SEASON 2026-2027')).toBeVisible();
  });

  test('code at once, name as soon as it is known', async () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Q1');
    expect(await screen.findByRole('heading', { level: 1, name: /Q1\s*Quarzliga 1/ })).toBeVisible();
  });

  test('upcoming matchup cells: live, preview, finished, cancelled; each opens /match/{id}', async () => {
    show();
    const cells = await screen.findByRole('list', { name: 'Spiele dieser Woche' });
    const links = within(cells).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([5, 4, 3, 1, 2].map((n) => `#/match/${matchId(n)}`));
    expect(
      links.map((link) => /Halbzeit$|Spielvorschau$|Spielbericht$|Spiel Abgesagt$/.exec(link.textContent ?? '')?.[0]),
    ).toEqual(['Halbzeit', 'Spielvorschau', 'Spielvorschau', 'Spielbericht', 'Spiel Abgesagt']);
  });

  test('no match within seven days: said so, with the way to the fixtures', async () => {
    net.answer(HOME, { ...home, upcoming: [] });
    show();
    expect(await screen.findByText('In den nächsten sieben Tagen ist kein Spiel angesetzt.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Spielplan' })).toHaveAttribute('href', '#/spielplan');
  });

  test('news carousel of slides, one large, the others as tabs that arrow keys reach', async () => {
    net.answer(HOME, { ...home, data: { sliderdata: [slide(1, { news_id: uuid('AE35', 3) }), slide(2), slide(3)] } });
    show();
    await screen.findByRole('tab', { name: /Schlagzeile 2/ });
    const carousel = region('Schlagzeilen');
    expect(carousel.getByRole('link', { name: 'Schlagzeile 1' })).toHaveAttribute(
      'href',
      `#/news-detail/${uuid('AE35', 3)}`,
    );
    carousel.getByRole('tab', { name: /Schlagzeile 1/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(carousel.getByRole('tab', { name: /Schlagzeile 2/ })).toHaveFocus();
    expect(carousel.getByRole('tabpanel')).toHaveTextContent('Text 2');
  });

  test('without slides the carousel falls back to the news, newest first', async () => {
    show();
    await screen.findAllByRole('tab');
    expect(
      region('Schlagzeilen')
        .getAllByRole('tab')
        .map((tab) => /Artikel \d/.exec(tab.textContent ?? '')?.[0]),
    ).toEqual(['Artikel 7', 'Artikel 6', 'Artikel 5', 'Artikel 4']);
  });

  test('on phones the headlines are a row to swipe', async () => {
    windowIs({ width: 390 });
    show();
    await screen.findByRole('list', { name: 'Spiele dieser Woche' });
    expect(region('Schlagzeilen').getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('league table, CLUBS list with points, banner, sponsors, partners', async () => {
    show();
    await screen.findByRole('table', { name: 'Tabelle Quarzliga 1' });
    await region('CLUBS').findByText('1 Punkt');
    expect(
      region('CLUBS')
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.lastElementChild?.textContent]),
    ).toEqual([
      [`#/team-detail/${clubId(4)}`, '13,5 Punkte'],
      [`#/team-detail/${clubId(3)}`, '1 Punkt'],
    ]);
    expect(region('Team Neuanmeldung').getByRole('link')).toHaveAttribute('href', '#/register');
    for (const name of ['Sponsoren', 'Partner'])
      expect(region(name).getAllByRole('listitem').length).toBeGreaterThan(0);
  });

  test("a table row's points are not the club's own", async () => {
    net.answer(TABLE, [standingRow(3, { points: 30 })]);
    show();
    await screen.findByRole('table');
    expect(await region('CLUBS').findByText('1 Punkt')).toBeVisible();
  });

  test('action cells to /strafsenat and /livescore', async () => {
    net.answer('webClient/livescore', [{ league: 'Quarzliga 1', matches: [matchRow(1, { status: 'first' })] }]);
    const { store } = show();
    expect(screen.getByRole('link', { name: /Strafsenat/ })).toHaveAttribute('href', '#/strafsenat');
    await act(() => store.dispatch(prefetchLivescore()));
    const cell = await screen.findByRole('link', { name: /Livescore\s*1 Spiel läuft gerade/ });
    expect(cell).toHaveAttribute('href', '#/livescore');
  });

  test("latest 6 news newest first, 'ALLE NEWS' to /news", async () => {
    show();
    const news = region('News');
    await news.findByText('Artikel 7');
    expect(news.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(
      [7, 6, 5, 4, 3, 2].map((n) => `Artikel ${n}`),
    );
    expect(news.getByRole('link', { name: 'ALLE NEWS' })).toHaveAttribute('href', '#/news');
  });

  test('league video embed: nothing of the host before the press, then from the second its link names', async () => {
    const { container } = show();
    const play = await screen.findByRole('button', { name: /Liga-TV: Quarzliga 1/ });
    expect(play).toHaveTextContent('Start bei 1:12.');
    expect(container.querySelector('iframe')).toBeNull();
    await userEvent.click(play);
    expect(container.querySelector('iframe')?.src).toContain('start=72');
  });

  test('a league without a video has none', async () => {
    net.answer(HOME, { ...home, league: leagueRow(1, { youtube: ' ' }) });
    show();
    await screen.findByText('Artikel 7', { selector: 'h3' });
    expect(screen.queryByRole('button', { name: /Video abspielen/ })).toBeNull();
  });

  test('homepage load failure: logged and said, table and banner stay; retry', async () => {
    net.answer(HOME, { reason: 'League not found' }, 404);
    show();
    expect(await screen.findByText('Die Seite der Liga konnte nicht geladen werden.')).toBeVisible();
    expect(logged).toHaveBeenCalledWith('Die Seite der Liga konnte nicht geladen werden.');
    expect(await screen.findByRole('table')).toBeVisible();
    net.answer(HOME, home);
    await userEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
    expect(await screen.findByText('Artikel 7', { selector: 'h3' })).toBeVisible();
  });

  test('without a league: logged, empty, and the way to choose one', () => {
    show(null);
    expect(logged).toHaveBeenCalledWith('No league code found in cookies.');
    expect(screen.getByRole('link', { name: 'Liga wählen' })).toHaveAttribute('href', '#/');
    expect(net.asked).toEqual([]);
  });
});
