import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import StrafsenatScreen from '../../../src/features/strafsenat/StrafsenatScreen';
import { inLeagueQ1 } from '../../support/leagueScreen';
import { showScreen } from '../../support/screen';
import { newsId, newsRow } from '../../support/wire';

const PATH = 'news/strafsenat?per=250';
const open = () => showScreen(StrafsenatScreen, { at: '/strafsenat', league: null });

const stage = inLeagueQ1();

describe('Disciplinary senate, /strafsenat', () => {
  test("'Strafsenat Urteile' in reversed order, whatever their dates say; items open /news-detail/{id}", async () => {
    stage.net.answer(PATH, [newsRow(9), newsRow(2), newsRow(5)]);
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Strafsenat Urteile' })).toBeInTheDocument();
    await screen.findByText('Bericht 5');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Bericht 5',
      'Bericht 2',
      'Bericht 9',
    ]);
    expect(screen.getByRole('link', { name: /Bericht 9/ })).toHaveAttribute('href', `#/news-detail/${newsId(9)}`);
  });

  test('asks with page size 250 and a single slash', async () => {
    stage.net.answer(PATH, []);
    open();
    await screen.findByText('Keine Urteile verfügbar.');
    expect(stage.net.asked).toEqual([PATH]);
  });

  test('a failed load is logged and can be tried again', async () => {
    stage.net.answer(PATH, '', 500);
    open();
    const retry = await screen.findByRole('button', { name: 'Erneut laden' });
    expect(stage.logged).toHaveBeenCalledWith('Die Urteile konnten nicht geladen werden.');
    stage.net.answer(PATH, [newsRow(1)]);
    await userEvent.click(retry);
    expect(await screen.findByText('Bericht 1')).toBeInTheDocument();
  });
});
