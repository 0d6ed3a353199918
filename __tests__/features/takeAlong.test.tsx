import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ICAL from 'ical.js';
import { onDesktop } from '../support/leagueScreen';
import { chooseLeague } from '../support/screen';
import { clubId, matchId, matchRow, seasonId } from '../support/wire';
import { away, open as openMatch, PATH as MATCH, report } from './match/report';
import { open as openTeam, page, PATH as TEAM, ready } from './team/teamPage';

const stage = onDesktop();
let saved: File[];
let copied: string[];

beforeEach(() => {
  chooseLeague('Q1');
  saved = [];
  copied = [];
  URL.createObjectURL = (file) => {
    if (file instanceof File) saved.push(file);
    return '#';
  };
  URL.revokeObjectURL = () => undefined;
});

const soon = (more = {}) => report({ status: 'pending', events: [], ...more });

async function pressShare(): Promise<void> {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation((link) => {
    copied.push(link);
    return Promise.resolve();
  });
  await user.click(await screen.findByRole('button', { name: 'Teilen' }));
}

const text = (file: File | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(file ?? new Blob());
  });
const events = async () =>
  new ICAL.Component(ICAL.parse(await text(saved[0])))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

describe('docs/behaviour.md 15: Teilen', () => {
  test("a match's link names the visitor's league; the address bar stays as it is", async () => {
    stage.net.answer(MATCH, soon());
    openMatch();
    await pressShare();
    expect(await screen.findByText('Link kopiert.')).toBeVisible();
    expect(copied[0]).toBe(`http://localhost/#/match/${matchId(1)}?liga=Q1`);
    expect(window.location.hash).toBe(`#/match/${matchId(1)}`);
  });

  test('where the server has previews, their address is shared', async () => {
    stage.net.offer('live, share');
    stage.net.answer(MATCH, soon());
    openMatch();
    await pressShare();
    await screen.findByText('Link kopiert.');
    expect(copied[0]).toBe(`http://api.test/teilen/match/${matchId(1)}?liga=Q1`);
  });

  test('a filtered page is shared as it is seen', async () => {
    stage.net.offer('share');
    stage.net.answer(TEAM, page({}, [{ id: seasonId(1), name: '2025/26', primary: true, matches: [matchRow(1)] }]));
    openTeam(`${clubId(1)}?spieltag=1`);
    await ready();
    await pressShare();
    await screen.findByText('Link kopiert.');
    expect(copied[0]).toMatch(/#\/team-detail\/.*\?spieltag=1&liga=Q1$/);
  });

  test('a picture is offered by a server that draws it, and a failure is reported', async () => {
    stage.net.offer('share');
    stage.net.answer(MATCH, soon());
    openMatch();
    const button = await screen.findByRole('button', { name: 'Bild teilen' });
    await userEvent.click(button);
    expect(await screen.findByText('Das Bild konnte nicht geladen werden.')).toBeVisible();
    stage.net.answer(`/bilder/teilen/match/${matchId(1)}.png`, 'PNG');
    await userEvent.click(button);
    await waitFor(() => expect(saved.map(({ name, type }) => `${name} ${type}`)).toEqual(['Spiel.png image/png']));
  });

  test('another server: no picture, no call', async () => {
    stage.net.answer(MATCH, soon());
    openMatch();
    await screen.findByRole('button', { name: 'Teilen' });
    expect(screen.queryByRole('button', { name: 'Bild teilen' })).toBeNull();
    expect(stage.net.asked.filter((path) => /teilen|kalender|suche/.test(path))).toEqual([]);
  });
});

describe('docs/behaviour.md 16: Kalender', () => {
  test('a match to come as a file that another parser reads', async () => {
    stage.net.answer(MATCH, soon());
    openMatch();
    await userEvent.click(await screen.findByRole('button', { name: 'In den Kalender' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('Donauwelle-22-Ziegelwerk-1100.ics');
    const [event] = await events();
    expect([event?.uid, event?.summary, event?.startDate.toString(), event?.location]).toEqual([
      `${matchId(1)}@api.test`,
      `Donauwelle 22 – ${away.name}`,
      '2025-11-16T11:00:00',
      'Kunstrasen Lobaugasse',
    ]);
  });

  test.each([{ status: 'second' }, { status: 'done' }, { status: 'cancelled' }, { details: { gameday: 11 } }])(
    'no date to note: %j',
    async (more) => {
      stage.net.answer(MATCH, soon(more));
      openMatch();
      await screen.findByRole('button', { name: 'Teilen' });
      expect(screen.queryByRole('button', { name: 'In den Kalender' })).toBeNull();
    },
  );

  test('a team: the feed of the server, else the primary season as a file', async () => {
    const seasons = [
      { id: seasonId(2), name: '2024/25', primary: false, matches: [matchRow(9)] },
      {
        id: seasonId(1),
        name: '2025/26',
        primary: true,
        matches: [matchRow(1), matchRow(2, { status: 'cancelled' }), matchRow(3, { details: { gameday: 3 } })],
      },
    ];
    stage.net.answer(TEAM, page({}, seasons));
    const { unmount } = openTeam();
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Spiele als Kalenderdatei' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect((await events()).map(({ uid }) => uid)).toEqual([`${matchId(1)}@api.test`, `${matchId(2)}@api.test`]);
    unmount();
    stage.net.offer('calendar');
    openTeam();
    await ready();
    expect(screen.getByRole('link', { name: 'Spiele abonnieren' })).toHaveAttribute(
      'href',
      `webcal://api.test/kalender/team/${clubId(1)}.ics`,
    );
    expect(screen.queryByRole('button', { name: 'Spiele als Kalenderdatei' })).toBeNull();
  });
});

describe('docs/behaviour.md 15: Einbetten', () => {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function show() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
  });
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code' });

  test('a match gives a frame and a script; the choices stand in both preview and code', async () => {
    stage.net.offer('live, embed');
    stage.net.answer(MATCH, soon());
    openMatch();
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Einbetten' }));
    const address = `http://api.test/einbetten/match/${matchId(1)}`;
    expect(await screen.findByTitle('Vorschau')).toHaveAttribute('src', address);
    await user.selectOptions(screen.getByLabelText('Farbe'), 'Dunkel');
    expect(screen.getByTitle('Vorschau')).toHaveAttribute('src', `${address}?farbe=dunkel`);
    const code = document.createElement('div');
    code.innerHTML = field().value;
    expect(code.querySelector('iframe')?.attributes).toMatchObject({
      src: { value: `${address}?farbe=dunkel` },
      loading: { value: 'lazy' },
      width: { value: '100%' },
      title: { value: expect.stringContaining(' – ') },
    });
    expect(code.querySelector('script')?.src).toBe('http://api.test/einbetten/rahmen.js');
    await user.click(screen.getByRole('button', { name: 'Code kopieren' }));
    expect(await screen.findByText('Code kopiert.')).toBeVisible();
    expect(write).toHaveBeenCalledWith(field().value);
  });

  test('a clipboard that refuses leaves the code marked', async () => {
    stage.net.offer('embed');
    stage.net.answer(TEAM, page());
    openTeam();
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(await screen.findByRole('button', { name: 'Einbetten' }));
    await user.click(await screen.findByRole('button', { name: 'Code kopieren' }));
    expect(await screen.findByText('Bitte kopiere den markierten Code.')).toBeVisible();
    expect(field().selectionEnd).toBe(field().value.length);
  });

  test('is absent where the server does not offer it', async () => {
    stage.net.offer('live, share');
    stage.net.answer(MATCH, soon());
    openMatch();
    await screen.findByRole('button', { name: 'Teilen' });
    expect(screen.queryByRole('button', { name: 'Einbetten' })).toBeNull();
  });
});
