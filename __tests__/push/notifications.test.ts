import { notifyVisitors } from '../../src/push/notifications';

const FOLDER = new URL('https://kbo.example/liga/');
const shown: { readonly title: string; readonly options: NotificationOptions }[] = [];
const opened: string[] = [];
const put: unknown[] = [];
let tabs: { url: string; focus: () => Promise<void>; navigate: (url: string) => Promise<void> }[] = [];

beforeAll(() => {
  Object.assign(globalThis, {
    registration: {
      showNotification: (title: string, options: NotificationOptions) =>
        Promise.resolve(shown.push({ title, options })),
      pushManager: {
        subscribe: () =>
          Promise.resolve({ toJSON: () => ({ endpoint: 'https://push.example/new', keys: { auth: 'a' } }) }),
      },
    },
    clients: {
      matchAll: () => Promise.resolve(tabs),
      openWindow: (url: string) => Promise.resolve(opened.push(`window ${url}`)),
    },
    caches: {
      open: () =>
        Promise.resolve({
          match: () =>
            Promise.resolve(
              new Response(JSON.stringify({ url: 'https://kbo.example/api/push', key: 'k', subjects: ['s'] })),
            ),
        }),
    },
    fetch: (url: string, init: RequestInit) =>
      Promise.resolve(put.push([url, init.method, JSON.parse(typeof init.body === 'string' ? init.body : '')])),
  });
  notifyVisitors(FOLDER);
});
beforeEach(() => {
  shown.length = 0;
  opened.length = 0;
  tabs = [];
});

/** What happens to a worker, until it is done with it. */
async function happens(type: string, more: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  const event = Object.assign(new Event(type), { waitUntil: (one: Promise<unknown>) => work.push(one), ...more });
  globalThis.dispatchEvent(event);
  expect(work).toHaveLength(1);
  await Promise.all(work);
}
const message = (notification: unknown) => ({ data: { json: () => ({ web_push: 8030, notification }) } });

test('a message is shown as it came, the newer of a match in place of the older', async () => {
  const icon = 'https://kbo.example/a.svg';
  await happens('push', message({ title: 'Tor! A 1:0 B', body: "17' C", tag: 'match-1', icon, navigate: '#/match/1' }));
  expect(shown).toEqual([
    {
      title: 'Tor! A 1:0 B',
      options: expect.objectContaining({ body: "17' C", tag: 'match-1', icon, renotify: true }),
    },
  ]);
});

test.each([
  ['nothing', { data: null }],
  ['no JSON', { data: { json: () => JSON.parse('{') as unknown } }],
  ['no title', message({ body: 'x' })],
  ['a title that is none', message({ title: 7 })],
  ['null', { data: { json: () => null } }],
])('%s still shows something, or the browser takes the permission away', async (_what, more) => {
  await happens('push', more);
  expect(shown).toEqual([{ title: 'Kleinfeld Bund', options: expect.objectContaining({ body: expect.any(String) }) }]);
});

const press = (data: unknown) => ({ notification: { data, close: () => opened.push('closed') } });

test('a press opens the report in a new window, or in the tab that is there', async () => {
  const report = 'https://kbo.example/liga/#/match/1';
  await happens('notificationclick', press(report));
  expect(opened).toEqual(['closed', `window ${report}`]);
  opened.length = 0;
  tabs = [
    {
      url: 'https://kbo.example/liga/#/tabelle',
      focus: () => Promise.resolve(void opened.push('focus')),
      navigate: (url) => Promise.resolve(void opened.push(url)),
    },
  ];
  await happens('notificationclick', press(report));
  expect(opened).toEqual(['closed', 'focus', report]);
});

test.each(['https://evil.example/x', 'javascript:alert(1)', '', null, 7])('never another site: %s', async (data) => {
  await happens('notificationclick', press(data));
  expect(opened).toEqual(['closed', `window ${FOLDER.href}`]);
});

test('a subscription that the browser changed is told to the server', async () => {
  await happens('pushsubscriptionchange', {});
  expect(put).toEqual([
    [
      'https://kbo.example/api/push',
      'PUT',
      { endpoint: 'https://push.example/new', keys: { auth: 'a' }, subjects: ['s'] },
    ],
  ]);
});
