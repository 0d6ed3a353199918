import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDialogOnPress } from '../../src/shared/onPress';
import { printable } from '../../src/shared/printable';
import { MatchActions } from '../../src/features/match/MatchActions';
import { TeamActions } from '../../src/features/team/TeamActions';
import { parseWallClock } from '../../src/lib/dates';
import { lazyModule } from '../../src/lib/lazyModule';
import type { Match } from '../../src/entities/match/model';
import { network } from '../support/answers';
import { completeBrowser, showApp } from '../support/app';
import { clubOf, matchOf } from '../support/ids';
import { goTo, mount } from '../support/mount';
import { windowIs } from '../support/screen';

// As after a release: the files of the version that is open are gone.
jest.mock('../../src/app/navigation/MobileDrawer', () => {
  throw new Error('Loading chunk 1 failed.');
});
jest.mock('../../src/features/search/SearchDialog', () => {
  throw new Error('Loading chunk 2 failed.');
});
jest.mock('../../src/lib/calendarFile', () => {
  throw new Error('Loading chunk 3 failed.');
});

let net: ReturnType<typeof network>;

beforeEach(() => {
  completeBrowser();
  windowIs({ width: 390 });
  net = network({ 'client/leagueList?per=25': [] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  net.restore();
  jest.restoreAllMocks();
});

const Print = printable(lazyModule(() => Promise.reject(new Error('Loading chunk 7 failed.'))));
const upcoming: Match = { id: matchOf(1), status: 'upcoming', kickoff: parseWallClock('2030-01-01T10:00:00Z') };

/** What a press needs, by its button, and the sentence. */
const PRESSES = [
  ['Menü', 'Das Menü konnte nicht geladen werden.', () => showApp('/impressum')],
  ['Suche', 'Die Suche konnte nicht geladen werden.', () => showApp('/impressum')],
  [
    'Drucken',
    'Das Blatt zum Drucken konnte nicht geladen werden.',
    () => Promise.resolve(mount(<Print inWords sheet={{}} />)),
  ],
  [
    'In den Kalender',
    'Die Kalenderdatei konnte nicht erstellt werden.',
    () => Promise.resolve(mount(<MatchActions match={upcoming} />)),
  ],
  [
    'Spiele als Kalenderdatei',
    'Die Kalenderdatei konnte nicht erstellt werden.',
    () => Promise.resolve(mount(<TeamActions club={{ id: clubOf(1) }} loading={false} seasons={[]} />)),
  ],
] as const;

describe('A press whose code is gone', () => {
  test.each(PRESSES)('%s: says so within a second and offers to load the site anew', async (button, words, show) => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${button}`) }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Neu laden' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Meldung schließen' }));
    expect(screen.queryByText(words)).toBeNull();
  });
});

describe('A press whose code neither comes nor fails', () => {
  const DialogDrawn = ({ onClose }: { readonly onClose: () => void }) => <button onClick={onClose}>Offen</button>;
  const load = jest.fn<Promise<{ default: typeof DialogDrawn }>, []>();
  const code = lazyModule(load);
  function Opener() {
    const { open, dialog } = useDialogOnPress(code, 'Das Menü konnte nicht geladen werden.');
    return (
      <>
        <button onClick={open}>Menü</button>
        {dialog}
      </>
    );
  }
  let arrive: () => void;
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  beforeEach(() => {
    jest.useFakeTimers();
    load.mockImplementation(() => new Promise((resolve) => (arrive = () => resolve({ default: DialogDrawn }))));
    mount(<Opener />);
    fireEvent.click(screen.getByRole('button', { name: 'Menü' }));
  });
  afterEach(() => {
    code.forget();
    jest.useRealTimers();
  });

  test('says after a second that it is loading, then that it could not be loaded, and opens when it comes all the same', async () => {
    await pass(900);
    expect(screen.queryByText('Wird geladen…')).toBeNull();
    await pass(200);
    expect(screen.getByText('Wird geladen…')).toBeVisible();
    await pass(5_000);
    expect(screen.getByText('Das Menü konnte nicht geladen werden.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Neu laden' })).toBeVisible();
    arrive();
    await pass(0);
    expect(screen.getByRole('button', { name: 'Offen' })).toBeVisible();
    expect(screen.queryByText('Das Menü konnte nicht geladen werden.')).toBeNull();
  });
});

test('the focus moves into a new page although the code of what follows does not come', async () => {
  windowIs({ width: 1280 });
  await showApp('/impressum');
  await screen.findByRole('heading', { level: 1, name: 'Impressum' });
  await act(() => goTo('/kontakt'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Kontakt' })).toHaveFocus());
});
