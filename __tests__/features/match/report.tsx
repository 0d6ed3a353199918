import { screen, within } from '@testing-library/react';
import MatchScreen from '../../../src/features/match/MatchScreen';
import { clubId, matchId, matchRow, playerId } from '../../support/wire';
import { showScreen } from '../../support/screen';
import { testStore } from '../../support/store';

export const PATH = `webClient/match/detail/${matchId(1)}`;
export type Row = Record<string, unknown>;
const player = (n: number, name: string): Row => ({ id: playerId(n), name, number: n, image: '' });

const home = {
  id: clubId(1),
  name: 'Donauwelle 22',
  logo: '',
  color: '#0B5CA9',
  players: [player(9, 'DAVID almstadler'), player(5, 'Julian Zwettlinger')],
};

export const away = {
  id: clubId(2),
  name: 'Ziegelwerk 1100',
  logo: '',
  players: [player(10, 'Niklas Vukanic'), player(4, 'Jonas Krautwiesner')],
};

/** An event of the wire; `by`: the player of that number. */
export const event = (n: number, type: string, minute: unknown, by: number | null, more: Row = {}): Row => ({
  _id: `E${n}`,
  type,
  minute,
  player: { id: by === null ? null : playerId(by) },
  name: null,
  number: by === null ? null : String(by),
  own_goal: false,
  assign: null,
  ...more,
});

/** A report under way, with both line-ups and five events. */
export const report = (more: Row = {}): Row =>
  matchRow(1, {
    status: 'second',
    score: { home: 2, away: 2 },
    details: { gameday: 11, date: '2025-11-16T11:00:00Z', location: 'Kunstrasen Lobaugasse' },
    first_half_date: '2025-11-16T11:00:00Z',
    second_half_date: { $date: { $numberLong: String(Date.UTC(2025, 10, 16, 11, 33)) } },
    home_blanket: home,
    away_blanket: away,
    events: [
      event(3, 'goal', { $numberLong: '39' }, 9, { assign: 'home' }),
      event(1, 'goal', 8, 10),
      event(2, 'goal', 19, 5, { own_goal: true }),
      event(4, 'yellowRedCard', 36, 4),
      event(5, 'goal', 3, 9),
    ],
    ...more,
  });

/** Opens the report. */
export const open = (id = matchId(1), store = testStore()) =>
  showScreen(MatchScreen, { path: '/match/:id', at: `/match/${id}`, league: null, store });

/** What a screen reader says for each entry of the timeline. */
export const spoken = () =>
  within(screen.getByRole('region', { name: 'Spielverlauf' }))
    .getAllByRole('listitem')
    .map((item) => {
      const copy = item.cloneNode(true);
      if (copy instanceof Element) copy.querySelectorAll('[aria-hidden]').forEach((silent) => silent.remove());
      return copy.textContent?.replace(/\s+/g, ' ').replace(' ,', ',').trim();
    });
