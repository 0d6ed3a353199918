import { act, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { homeApi } from '../../src/api/home';
import { MatchRow } from '../../src/shared/MatchRow';
import { MatchupCell } from '../../src/shared/MatchupCell';
import { NewsCard } from '../../src/shared/NewsCard';
import { received } from '../support/received';
import { MatchList } from '../../src/ui/blocks/MatchRowView';
import { network } from '../support/answers';
import { windowIs } from '../support/screen';
import { leagueRow, matchId, uuid } from '../support/wire';
import { at, draw } from './drawn';
import { storeAfter } from '../support/store';
import { matchOf, newsOf } from '../support/ids';

let net: ReturnType<typeof network>;
beforeEach(() => {
  windowIs({ width: 1280 });
  net = network();
});
afterEach(() => {
  net.restore();
  jest.restoreAllMocks();
});

/** A store with the facts of one home page. */
const storeOf = (home: object) =>
  storeAfter({ 'webClient/home/league/Q1': { league: leagueRow(1), ...home } }, homeApi.endpoints.home.initiate('Q1'));

describe('Matchup cell', () => {
  test.each([
    ['pending', 'So., 26.10.', 'Spielvorschau', '11:00'],
    ['done', 'So., 26.10. · 11:00', 'Spielbericht', '2'],
    ['halftime', 'Halbzeit', 'Halbzeit', '2'],
    ['abgebrochen', 'Abgebrochen', 'Spiel Abgebrochen', '2'],
    ['cancelled', 'Abgesagt', 'Spiel Abgesagt', '2'],
    ['verlegt', 'So., 26.10. · 11:00', 'Details', '2'],
  ])('%s: %s … %s', async (status, head, foot, figure) => {
    draw(await storeOf({ upcoming: [at(1, status)] }), <MatchupCell id={matchOf(1)} />);
    const cell = screen.getByRole('link');
    expect(cell).toHaveAttribute('href', `#/match/${matchId(1)}`);
    expect(cell.firstElementChild).toHaveTextContent(`${head}Spieltag 7`);
    expect(cell.lastElementChild).toHaveTextContent(foot);
    expect(within(cell).getAllByText(figure).length).toBeGreaterThan(0);
  });

  test('a cancelled match without an award has no score', async () => {
    draw(
      await storeOf({ upcoming: [at(1, 'cancelled', { score: { home: 0, away: 0 } })] }),
      <MatchupCell id={matchOf(1)} />,
    );
    expect(within(screen.getByRole('link')).getAllByText('–')).toHaveLength(2);
  });

  test('a status that the site does not know shows no 0:0 as if played', async () => {
    draw(
      await storeOf({ upcoming: [at(1, 'verlegt', { score: { home: 0, away: 0 } })] }),
      <MatchupCell id={matchOf(1)} />,
    );
    expect(within(screen.getByRole('link')).getAllByText('–')).toHaveLength(2);
    expect(screen.queryByText('0')).toBeNull();
  });

  test.each(['2025-10-26', '2025-10-26T00:00:00Z'])('a day without a time (%s) shows no time', async (date) => {
    const upcoming = ['pending', 'done'].map((status, n) => at(n + 1, status, { details: { gameday: 7, date } }));
    draw(
      await storeOf({ upcoming }),
      <>
        <MatchupCell id={matchOf(1)} />
        <MatchupCell id={matchOf(2)} />
        <MatchList>
          <MatchRow id={matchOf(1)} />
          <MatchRow id={matchOf(2)} />
        </MatchList>
      </>,
    );
    expect(document.body).not.toHaveTextContent('00:00');
    expect(screen.getAllByText('So., 26.10.')).toHaveLength(2);
  });

  test("a match without a date: 'Datum nicht Zugewiesen'", async () => {
    draw(await storeOf({ upcoming: [at(1, 'pending', { details: {} })] }), <MatchupCell id={matchOf(1)} />);
    expect(screen.getByText('Datum nicht Zugewiesen')).toBeVisible();
  });
});

describe('Live minute', () => {
  test('is reckoned from the start of the half in Vienna, plus 25 in the second, never below 0', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-10-26T11:20:00Z')); // 12:20 in Vienna, winter time
    draw(
      await storeOf({
        upcoming: [
          at(1, 'first', { first_half_date: '2025-10-26T12:08:00Z' }),
          at(2, 'second', { second_half_date: '2025-10-26T12:04:00Z' }),
          at(3, 'first', { first_half_date: '2025-10-26T12:30:00Z' }),
        ],
      }),
      <MatchList>
        <MatchRow id={matchOf(1)} />
        <MatchRow id={matchOf(2)} />
        <MatchRow id={matchOf(3)} />
      </MatchList>,
    );
    expect(await screen.findByText("LIVE 12'")).toBeVisible();
    expect(await screen.findByText("LIVE 41'")).toBeVisible();
    expect(await screen.findByText("LIVE 0'")).toBeVisible();
  });
});

describe('A live tick', () => {
  test('draws the row of its own match and no other', async () => {
    const store = await storeOf({ upcoming: [at(1, 'first'), at(2, 'first')] });
    const drawn: string[] = [];
    const row = (n: number) => (
      <Profiler id={`row ${n}`} onRender={(id) => drawn.push(id)}>
        <MatchRow id={matchOf(n)} />
      </Profiler>
    );
    draw(
      store,
      <MatchList>
        {row(1)}
        {row(2)}
      </MatchList>,
    );
    await act(() => Promise.resolve());
    drawn.length = 0;
    act(
      () =>
        void store.dispatch(received({ matches: { [matchOf(2)]: { id: matchOf(2), score: { home: 3, away: 1 } } } })),
    );
    expect(new Set(drawn)).toEqual(new Set(['row 2']));
    expect(screen.getByText('3 zu 1')).toBeInTheDocument();
  });
});

describe('News card', () => {
  const news = (more: object) => ({
    news: [
      {
        id: uuid('AE35', 1),
        title: 'Runde 7',
        text: '<p>Zwei Tore <b>in</b> zehn Minuten.</p>',
        tag: 'Q1',
        created: '2025-10-20T22:30:00Z',
        ...more,
      },
    ],
  });
  const card = async (more: object = {}) => draw(await storeOf(news(more)), <NewsCard id={newsOf(1)} />);

  test('title, date in German in Vienna, first words; opens /news-detail/{id}', async () => {
    await card();
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', `#/news-detail/${uuid('AE35', 1)}`);
    expect(link).toHaveTextContent('21. Oktober 2025');
    expect(link).toHaveTextContent('Zwei Tore in zehn Minuten.');
    expect(link).not.toHaveTextContent('Mit Video');
  });

  test("fallback 'Untitled', no date where there is none, a play sign with a video", async () => {
    await card({ title: null, created: null, youtube: 'https://youtu.be/aB3_-xYz019' });
    expect(screen.getByRole('heading', { name: 'Untitled' })).toBeVisible();
    expect(screen.getByText('Mit Video')).toBeInTheDocument();
    expect(screen.queryByText(/Datum/)).toBeNull();
  });

  test('markup in a title is text', async () => {
    await card({ title: '<img src=x onerror=alert(1)>' });
    expect(screen.getByRole('heading')).toHaveTextContent('<img src=x onerror=alert(1)>');
  });
});
