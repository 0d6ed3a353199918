import { readSessionCookie, selectSignedIn } from '../../src/store/sessionSlice';
import { signIn } from '../../src/store/signIn';
import { network } from '../support/answers';
import { testStore } from '../support/store';

const forget = (): void =>
  ['authToken', 'adminID'].forEach((name) => (document.cookie = `${name}=; Max-Age=0; Path=/`));
const LOGIN = 'users/login';
const USER = {
  id: '05e40001-0000-4000-8000-000000000001',
  email: 'demo@example.invalid',
  type: 'team',
  first: 'Resi',
  last: 'Zwirnhuber',
};

let net: ReturnType<typeof network>;
beforeEach(() => {
  net = network();
});
afterEach(() => {
  net.restore();
  forget();
});

describe('users/login (docs/behaviour.md 5, 7 and 8)', () => {
  test('sends a Basic header and no body, also for letters beyond Latin-1', async () => {
    net.answer(LOGIN, { token: 'abc+/=', user: USER });
    await signIn(testStore().dispatch, 'rési@example.invalid', 'Blankett→5');
    const [call] = net.calls;
    expect(call?.method).toBe('POST');
    expect(call?.body).toBeNull();
    const credentials = Buffer.from(call?.headers.get('authorization')?.replace('Basic ', '') ?? '', 'base64').toString(
      'utf8',
    );
    expect(credentials).toBe('rési@example.invalid:Blankett→5');
  });

  test('keeps token and user id in the cookies authToken and adminID, and nowhere else', async () => {
    net.answer(LOGIN, { token: 'abc+/=', user: USER });
    const store = testStore();
    expect(await signIn(store.dispatch, 'a@b.at', 'x')).toBeNull();
    expect(document.cookie).toContain('authToken=abc%2B%2F%3D');
    expect(document.cookie).toContain('adminID=05E40001-0000-4000-8000-000000000001');
    expect(JSON.stringify(store.getState())).not.toMatch(/abc|05E4/i);
  });

  test.each([
    ['Token is missing from the response.', { user: USER }, 200],
    ['Token is missing from the response.', '', 200],
    ['Failed to fetch user information.', { token: 'abc' }, 200],
    ['Failed to fetch user information.', { token: 'abc', user: {} }, 200],
    ['Konto gesperrt', { error: true, message: 'Konto gesperrt', reason: 'Locked' }, 401],
    ['Unauthorized', { error: true, reason: 'Unauthorized' }, 401],
    ['Login failed', '<html>502</html>', 502],
    ['Login failed', {}, 500],
  ])('%s', async (problem, body, status) => {
    net.answer(LOGIN, body, status);
    const store = testStore();
    expect(await signIn(store.dispatch, 'a@b.at', 'x')).toBe(problem);
    expect(selectSignedIn(store.getState())).toBe(false);
    expect(document.cookie).not.toMatch(/authToken|adminID/);
  });

  test('An error occurred while logging in, if the network fails', async () => {
    net.cut(LOGIN);
    expect(await signIn(testStore().dispatch, 'a@b.at', 'x')).toBe('An error occurred while logging in');
  });
});

describe('signed in means that both adminID and authToken exist (docs/behaviour.md 4)', () => {
  test.each([
    [['authToken=a'], false],
    [['adminID=b'], false],
    [['authToken=a', 'adminID='], false],
    [['authToken=a', 'adminID=b'], true],
  ])('%j', (cookies, signedIn) => {
    cookies.forEach((cookie) => (document.cookie = `${cookie}; Path=/`));
    expect(readSessionCookie()).toEqual({ signedIn });
    expect(selectSignedIn(testStore().getState())).toBe(signedIn);
  });

  test('after a login the store knows it', async () => {
    net.answer(LOGIN, { token: 'abc', user: USER });
    const store = testStore();
    await signIn(store.dispatch, 'a@b.at', 'x');
    expect(selectSignedIn(store.getState())).toBe(true);
  });
});
