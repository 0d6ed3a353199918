import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotifyButton } from '../../src/push/NotifyButton';
import { leaguesApi } from '../../src/api/leagues';
import { listenInBrowser, pageSettled } from '../../src/store/listeners';
import { network } from '../support/answers';
import { completeBrowser } from '../support/app';
import { mount } from '../support/mount';
import { open, PATH, report } from '../features/match/report';
import type { Mounted } from '../support/mount';

const LEAGUES = 'client/leagueList?per=25';
const ID = '7EA00001-0000-4000-8000-000000000001';
let net: ReturnType<typeof network>;
let permission: NotificationPermission = 'default';
let answer: NotificationPermission = 'granted';
let unsubscribed = false;
let stop = (): void => undefined;

beforeEach(() => {
  completeBrowser();
  permission = 'default';
  unsubscribed = false;
  answer = 'granted';
  localStorage.clear();
  net = network({ [LEAGUES]: [], 'push/key': { key: 'a2V5' }, push: { subjects: [] } });
  net.offer('push');
  const subscription = {
    options: { applicationServerKey: new TextEncoder().encode('key').buffer },
    unsubscribe: () => Promise.resolve((unsubscribed = true)),
    toJSON: () => ({ endpoint: 'https://push.example/x', keys: { p256dh: 'p', auth: 'a' } }),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: () => Promise.resolve(subscription),
  };
  Object.assign(globalThis, {
    PushManager: class PushManager {},
    Notification: {
      get permission() {
        return permission;
      },
      requestPermission: () => {
        permission = answer;
        return Promise.resolve(answer);
      },
    },
    caches: { open: () => Promise.resolve({ put: () => Promise.resolve() }) },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager }) },
  });
});
afterEach(() => {
  stop();
  net.restore();
  Reflect.deleteProperty(globalThis, 'PushManager');
  Reflect.deleteProperty(globalThis, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function show(): Promise<Mounted> {
  const shown = mount(<NotifyButton kind="club" id={ID} name="Donauwelle 22" />);
  stop = listenInBrowser(shown.store.dispatch);
  await act(async () => void (await shown.store.dispatch(leaguesApi.endpoints.leagueList.initiate())));
  return shown;
}
const button = (word: string) => screen.findByRole('button', { name: `${word}, Donauwelle 22` });
const told = () => net.calls.filter(({ path }) => path === 'push').map(({ method, body }) => ({ method, body }));

test('only „Einschalten“ asks the browser; then the server is told what was chosen, and told again when it ends', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(await button('Benachrichtigen'));
  await screen.findByRole('dialog', { name: 'Wann sollen wir dich benachrichtigen?' });
  const boxes = screen
    .getAllByRole('checkbox')
    .map((box) => [box.parentElement?.textContent, (box as HTMLInputElement).checked]);
  expect(boxes).toEqual([
    ['Anpfiff', false],
    ['Tore', true],
    ['Endstand', true],
    ['Verlegt oder abgesagt', true],
  ]);
  expect(permission).toBe('default');
  await user.click(screen.getByRole('checkbox', { name: 'Anpfiff' }));
  await user.click(screen.getByRole('button', { name: 'Einschalten' }));
  await button('Benachrichtigt');
  expect(screen.queryByRole('dialog')).toBeNull();
  const keys = { p256dh: 'p', auth: 'a' };
  const subject = { kind: 'club', id: ID, events: ['start', 'goal', 'end', 'moved'] };
  await waitFor(() =>
    expect(told()).toEqual([
      { method: 'PUT', body: { endpoint: 'https://push.example/x', keys, subjects: [subject] } },
    ]),
  );
  await user.click(await button('Benachrichtigt'));
  await button('Benachrichtigen');
  await waitFor(() => expect(told()).toHaveLength(2));
  expect(told()[1]?.body).toMatchObject({ subjects: [] });
  await waitFor(() => expect(unsubscribed).toBe(true));
});

test('who refuses is told where to allow it', async () => {
  answer = 'denied';
  const user = userEvent.setup();
  await show();
  await user.click(await button('Benachrichtigen'));
  await user.click(await screen.findByRole('button', { name: 'Einschalten' }));
  expect(
    await screen.findByText(
      'Benachrichtigungen sind für diese Seite blockiert. Du kannst sie in den Einstellungen des Browsers erlauben.',
    ),
  ).toBeVisible();
  expect(told()).toEqual([]);
});

test('what the server does not know is forgotten here, and told once more without it', async () => {
  const user = userEvent.setup();
  net.answer('push', { subjects: [], unknown: [ID, 'NEVER-ASKED'] });
  const { store } = await show();
  await user.click(await button('Benachrichtigen'));
  await user.click(await screen.findByRole('button', { name: 'Einschalten' }));
  await waitFor(() => expect(told()).toHaveLength(2));
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(store.getState().filters.notifications).toEqual([]);
  expect(told().map(({ body }) => (body as { subjects: unknown[] }).subjects.length)).toEqual([1, 0]);
});

test('each visit of somebody who is notified tells the server anew, of nobody else nothing', async () => {
  permission = 'granted';
  const { store } = await show();
  store.dispatch(pageSettled());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(told()).toEqual([]);
  stop();
  const notifications = JSON.stringify([{ kind: 'club', id: ID, events: ['goal'] }]);
  localStorage.setItem('persist:kbo-filters', JSON.stringify({ notifications }));
  const { store: next } = await show();
  next.dispatch(pageSettled());
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(told()[0]?.body).toMatchObject({ subjects: [{ kind: 'club', id: ID, events: ['goal'] }] });
});

test('a match to come has the button, one that is over has none', async () => {
  net.answer(PATH, report({ status: 'pending', details: { gameday: 11, date: '2099-11-16T11:00:00Z' } }));
  const name = 'Benachrichtigen, Donauwelle 22 – Ziegelwerk 1100';
  const { store, unmount } = open();
  stop = listenInBrowser(store.dispatch);
  expect(await screen.findByRole('button', { name })).toBeVisible();
  unmount();
  stop();
  net.answer(PATH, report({ status: 'done' }));
  stop = listenInBrowser(open().store.dispatch);
  await screen.findAllByText('Spiel Abgeschlossen');
  expect(screen.queryByRole('button', { name })).toBeNull();
});

test('while the server is away the choice is kept', async () => {
  const user = userEvent.setup();
  const { store } = await show();
  net.cut('push');
  await user.click(await button('Benachrichtigen'));
  await user.click(await screen.findByRole('button', { name: 'Einschalten' }));
  expect(
    await screen.findByText(
      'Das hat nicht geklappt. Deine Auswahl ist gemerkt; wir versuchen es beim nächsten Besuch wieder.',
    ),
  ).toBeVisible();
  expect(store.getState().filters.notifications).toHaveLength(1);
});

test('without the offer, or in a browser without push, there is no button', async () => {
  net.offer('live');
  await show();
  expect(screen.queryByRole('button')).toBeNull();
  stop();
  net.offer('push');
  Reflect.deleteProperty(globalThis, 'PushManager');
  await show();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an iPhone is told how it can', async () => {
  Reflect.deleteProperty(globalThis, 'PushManager');
  const phone = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)');
  const user = userEvent.setup();
  await show();
  await user.click(await button('Benachrichtigen'));
  expect(
    await screen.findByText(
      'Auf dem iPhone geht das nur, wenn die Seite auf dem Home-Bildschirm liegt: Teilen, dann „Zum Home-Bildschirm“.',
    ),
  ).toBeVisible();
  phone.mockRestore();
});
