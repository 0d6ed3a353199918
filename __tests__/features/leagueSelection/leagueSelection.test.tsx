import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LeagueSelectionScreen from '../../../src/features/leagueSelection/LeagueSelectionScreen';
import { network } from '../../support/answers';
import { forgetCookies, showScreen, windowIs } from '../../support/screen';
import { leagueId, leagueRow, uuid } from '../../support/wire';

const SELECTION = 'webClient/selection';
const HOME = 'webClient/home/league/HME';
const newsRow = (n: number, more: object = {}) => ({
  id: uuid('AE35', n),
  title: `Artikel ${n}`,
  text: '<p>Bericht</p>',
  image: null,
  tag: 'Alle',
  youtube: null,
  created: `2025-10-${10 + n}T08:00:00Z`,
  ...more,
});
const leagues = [
  leagueRow(1, { code: 'W1A', name: 'Wien – 1. Liga A' }),
  leagueRow(2, { code: 'W2A', name: 'Wien – 2. Liga A' }),
  leagueRow(3, { code: 'NONE', name: 'Ohne Liga' }),
  leagueRow(4, { code: 'T1A', name: 'Tirol – 1. Liga', state: 'tirol', teamcount: undefined }),
  leagueRow(5, { code: 'ALT', name: 'Mannschaft aus der Liga ausgetreten' }),
  leagueRow(6, { code: 'HME', name: 'Startseite', visibility: false }),
  leagueRow(7, { code: 'N1A', name: 'Verborgen', visibility: null }),
  leagueRow(8, { code: null, name: 'Ohne Kürzel' }),
  { id: leagueId(9), code: 'K1A', state: 'kaernten', visibility: true },
];
const home = {
  data: {
    sliderdata: [
      { id: uuid('511D', 1), title: 'Erste', description: 'Text 1', image: '/s1.jpg' },
      { id: uuid('511D', 2), title: 'Letzte', description: 'Text 2', image: '/s2.jpg', news_id: uuid('AE35', 2) },
    ],
  },
  news: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => newsRow(n)),
  league: leagueRow(6, { code: 'HME', visibility: false, youtube: 'https://youtu.be/aB3_-xYz019' }),
};
let net: ReturnType<typeof network>;
let logged: jest.SpyInstance;

beforeEach(() => {
  windowIs({ width: 1280 });
  net = network({ [SELECTION]: leagues, [HOME]: home });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  net.restore();
  logged.mockRestore();
  forgetCookies();
});

const cards = async () => {
  await screen.findAllByText(/TEAMS$/);
  return screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href') === '#/liga')
    .map((link) => link.textContent);
};
const show = () => showScreen(LeagueSelectionScreen, { league: null });

describe('League selection', () => {
  test("a grid of league cards with '{n} TEAMS'; hidden, left and code-less leagues and NONE are not offered", async () => {
    show();
    expect(await cards()).toEqual([
      'W1AWien – 1. Liga A12 TEAMS',
      'W2AWien – 2. Liga A12 TEAMS',
      'K1AUnbekannte Liga0 TEAMS',
      'T1ATirol – 1. Liga0 TEAMS',
    ]);
  });

  test('codes NONE and W2A are hidden in the mobile list', async () => {
    windowIs({ width: 390 });
    show();
    expect((await cards()).map((text) => text?.slice(0, 3))).toEqual(['W1A', 'K1A', 'T1A']);
  });

  test('the state dropdown offers nine states, filters and is remembered', async () => {
    const { store } = show();
    await cards();
    const states = screen.getByLabelText('Bundesland');
    expect(
      within(states)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
      'Alle Bundesländer',
      'Wien',
      'Niederösterreich',
      'Oberösterreich',
      'Steiermark',
      'Kärnten',
      'Salzburg',
      'Tirol',
      'Vorarlberg',
      'Burgenland',
    ]);
    await userEvent.selectOptions(states, 'Tirol');
    expect(await cards()).toEqual(['T1ATirol – 1. Liga0 TEAMS']);
    expect(store.getState().filters.state).toBe('tirol');
  });

  test("empty state: 'Aktuell haben wir keine Liga in diesem Bundesland.'", async () => {
    show();
    await cards();
    await userEvent.selectOptions(screen.getByLabelText('Bundesland'), 'Salzburg');
    expect(screen.getByText('Aktuell haben wir keine Liga in diesem Bundesland.')).toBeVisible();
  });

  test('choosing a league stores code and id and goes to /liga', async () => {
    const { store } = show();
    await userEvent.click(await screen.findByRole('link', { name: /T1A/ }));
    expect(window.location.hash).toBe('#/liga');
    expect(store.getState().league).toEqual({ code: 'T1A', id: leagueId(4) });
    expect(document.cookie).toContain('leagueCode=T1A');
    expect(document.cookie).toContain(`leagueID=${leagueId(4)}`);
  });

  test('registration banner, livescore, sponsors and partners', async () => {
    show();
    await cards();
    expect(within(await screen.findByRole('region', { name: 'Team Neuanmeldung' })).getByRole('link')).toHaveAttribute(
      'href',
      '#/register',
    );
    expect(screen.getByRole('link', { name: /Livescore/ })).toHaveAttribute('href', '#/livescore');
    for (const name of ['Sponsoren', 'Partner'])
      expect(within(screen.getByRole('region', { name })).getAllByRole('listitem').length).toBeGreaterThan(0);
  });

  test("the last 6 news newest first and 'ALLE NEWS'", async () => {
    show();
    await screen.findByText('Artikel 8');
    const news = screen.getByRole('region', { name: 'News' });
    expect(
      within(news)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual([8, 7, 6, 5, 4, 3].map((n) => `Artikel ${n}`));
    expect(within(news).getByRole('link', { name: 'ALLE NEWS' })).toHaveAttribute('href', '#/news');
  });

  test('the video card asks nothing of the video host before the press on play', async () => {
    const { container } = show();
    await screen.findByText('Artikel 8');
    const play = await screen.findByRole('button', { name: /Livestreams am Sonntag/ });
    expect(container.querySelector('iframe')).toBeNull();
    await userEvent.click(play);
    expect(container.querySelector('iframe')?.src).toContain('https://www.youtube-nocookie.com/embed/aB3_-xYz019');
  });

  test('one failed call never hides the answer of the other', async () => {
    net.answer(HOME, { reason: 'League not found' }, 404);
    show();
    expect(await cards()).toHaveLength(4);
    expect(await screen.findByText('Die Neuigkeiten konnten nicht geladen werden.')).toBeVisible();
    expect(logged).toHaveBeenCalledWith('Die Neuigkeiten konnten nicht geladen werden.');
    expect(screen.getByText('Sonntag ist Spieltag.')).toBeVisible();
    net.answer(HOME, home);
    await userEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
    expect(await screen.findByText('Artikel 8')).toBeVisible();
  });

  test('league list load failure: logged, list empty, retry', async () => {
    net.cut(SELECTION);
    show();
    expect(await screen.findByText('Die Ligen konnten nicht geladen werden.')).toBeVisible();
    expect(logged).toHaveBeenCalledWith('Die Ligen konnten nicht geladen werden.');
    expect(await screen.findByText('Artikel 8')).toBeVisible();
    net.answer(SELECTION, leagues);
    await userEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
    expect(await cards()).toHaveLength(4);
  });
});
