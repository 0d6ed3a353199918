import { registrationApi } from '../../src/api/registration';
import type { Registration } from '../../src/api/teamApplication';
import { randomCapitals } from '../../src/lib/text';
import { network } from '../support/answers';
import { testStore } from '../support/store';

const form: Registration = {
  primary: {
    first: ' Resi ',
    last: 'Zwirnhuber',
    phone: '000 000001',
    email: 'resi@example.invalid',
    identification: '',
  },
  secondary: {
    first: 'Gustl',
    last: 'Knöpfelmann',
    phone: '000 000002',
    email: 'gustl@example.invalid',
    identification: 'X 12',
  },
  teamName: 'KFC Murmelstein',
  club: '',
  state: 'wien',
  type: 'privat',
  acceptedTerms: true,
  referral: '',
};

let net: ReturnType<typeof network>;
beforeEach(() => {
  net = network({ 'registrations/register': '' });
});
afterEach(() => net.restore());

const register = (store = testStore()) => store.dispatch(registrationApi.endpoints.register.initiate(form));

describe('registrations/register (docs/api.md 4.26)', () => {
  test('the payload has exactly the keys of the contract', async () => {
    await register().unwrap();
    expect(net.calls[0]?.method).toBe('POST');
    expect(net.calls[0]?.headers.get('content-type')).toBe('application/json');
    expect(net.calls[0]?.body).toEqual({
      primaryContact: {
        first: 'Resi',
        last: 'Zwirnhuber',
        phone: '000 000001',
        email: 'resi@example.invalid',
        identification: '',
      },
      secondaryContact: {
        first: 'Gustl',
        last: 'Knöpfelmann',
        phone: '000 000002',
        email: 'gustl@example.invalid',
        identification: 'X 12',
      },
      teamName: 'KFC Murmelstein',
      verein: '',
      bundesland: 'wien',
      type: 'privat',
      acceptedAGB: true,
      referCode: '',
      initial_password: expect.stringMatching(/^[A-Z]{6}$/),
    });
  });

  test('initial_password is drawn fresh for each submission and never enters the state', async () => {
    const store = testStore();
    await register(store);
    await register(store);
    const [first, second] = net.calls.map(({ body }) =>
      typeof body === 'object' && body !== null && 'initial_password' in body ? String(body.initial_password) : '',
    );
    expect(first).not.toBe(second);
    expect(JSON.stringify(store.getState())).not.toContain(second);
  });

  test.each([
    ['', 200],
    [{ any: 'json' }, 201],
    [null, 200],
  ])('an answer %j counts as success', async (body, status) => {
    net.answer('registrations/register', body, status);
    expect((await register()).error).toBeUndefined();
  });
});

describe('random capitals', () => {
  test('come from the cryptographic source, no letter likelier than another', () => {
    const bytes = Array.from({ length: 256 }, (_, byte) => byte);
    const draws = [...bytes, ...bytes];
    const source = jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint8Array) array[0] = draws.shift() ?? 0;
      return array;
    });
    const drawn = [...randomCapitals(234 * 2)];
    source.mockRestore();
    const counts = new Map<string, number>();
    drawn.forEach((letter) => counts.set(letter, (counts.get(letter) ?? 0) + 1));
    expect(counts.size).toBe(26);
    expect(new Set(counts.values())).toEqual(new Set([18]));
  });
});
