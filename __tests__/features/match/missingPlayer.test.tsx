import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LineupPlayer } from '../../../src/features/match/Lineup';
import { TimelineItem } from '../../../src/features/match/TimelineItem';
import { PlayerCardView } from '../../../src/ui/blocks/PlayerCardView';
import { mount } from '../../support/mount';

const goal = {
  id: 'e1',
  kind: 'goal',
  minute: 3,
  player: null,
  name: 'Resi Zwirnhuber',
  number: '7',
  assign: 'home',
  ownGoal: false,
} as const;

describe('A player whose id was not sent', () => {
  test.each([
    ['line-up', <LineupPlayer key="l" entry={{ name: 'Resi Zwirnhuber', number: '7' }} events={[]} colour="#0d2e23" />],
    ['timeline', <TimelineItem key="t" entry={{ event: goal, side: 'home', scoredFor: 'home', score: null }} newest />],
  ])('a press in the %s is logged, and nothing else happens', async (_where, item) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    mount(<ul>{item}</ul>);
    const address = window.location.href;
    await userEvent.click(screen.getByRole('button', { name: /Resi Zwirnhuber/ }));
    expect(logged.mock.calls).toEqual([['Player ID is undefined']]);
    expect(window.location.href).toBe(address);
    logged.mockRestore();
  });
});

test('a card of the squad shows the shirt number also beside a photo', () => {
  mount(
    <PlayerCardView
      to="/player-detail/1"
      firstName="Resi"
      lastName="Zwirnhuber"
      position="Tor"
      image="/foto.jpg"
      number="17"
      color="#0d2e23"
      blocked={false}
      eligibility="Spielberechtigt"
      explanation="Darf eingesetzt werden."
    />,
  );
  expect(screen.getByRole('link', { name: /Nummer\s*17/ })).toBeVisible();
});
