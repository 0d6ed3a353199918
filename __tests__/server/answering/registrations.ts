import { registrations } from '../../../server/db/schema/office';
import type { SharedServer } from '../../support/serverDuring';
import { json, poster } from './support';

const registration = {
  primaryContact: {
    first: 'Resi',
    last: 'Zwirnhuber',
    phone: '000 000001',
    email: 'resi@example.invalid',
    identification: 'P 1234567',
  },
  secondaryContact: {
    first: 'Gustl',
    last: 'Knöpfelmann',
    phone: '000 000002',
    email: 'gustl@example.invalid',
    identification: 'P 1234567',
  },
  teamName: 'KFC Murmelstein',
  verein: '',
  bundesland: 'wien',
  type: 'privat',
  acceptedAGB: true,
  referCode: '',
  initial_password: 'QWZXKD',
};

/** Registrations: stored whole or refused with a reason (docs/api.md 4.26). */
export function takesRegistrations(server: SharedServer): void {
  const post = poster(server);
  describe('4.26 registrations/register', () => {
    const stored = () => server.store.db.select().from(registrations);

    it('stores a valid registration as a draft, the password only as a salted hash, and answers 200 empty', async () => {
      const answer = await post('registrations/register', registration);
      expect([answer.status, answer.body]).toEqual([200, undefined]);
      const [row] = await stored();
      expect(row).toMatchObject({
        teamName: 'KFC Murmelstein',
        bundesland: 'wien',
        status: 'draft',
        primaryContact: { first: 'Resi', last: 'Zwirnhuber', phone: '000 000001', email: 'resi@example.invalid' },
      });
      expect(JSON.stringify(row)).not.toMatch(/QWZXKD|1234567/);
      expect(row).toMatchObject({ acceptedAgb: true, agbVersion: expect.stringMatching(/./) });
      expect(row?.passwordHash).toMatch(/^scrypt:/);
    });
    it('the same registration sent again within ten minutes is stored once, also with a new password', async () => {
      const again = { ...registration, initial_password: 'ABCDEF' };
      await Promise.all([
        post('registrations/register', registration),
        post('registrations/register', again),
        post('registrations/register', registration),
      ]);
      expect(await stored()).toHaveLength(1);
      await post('registrations/register', { ...registration, teamName: 'KFC Murmelstein II' });
      expect(await stored()).toHaveLength(2);
    });
    it('accepts snake-case keys and a missing club name', async () => {
      const { primaryContact, secondaryContact, teamName, referCode, ...rest } = registration;
      const snake = {
        ...rest,
        verein: undefined,
        primary_contact: primaryContact,
        secondary_contact: secondaryContact,
        team_name: teamName,
        refer_code: referCode,
      };
      expect((await post('registrations/register', snake)).status).toBe(200);
    });
    it.each([
      ['a team name of one letter', { teamName: 'Ü' }],
      [
        'words after a phone number',
        { secondaryContact: { ...registration.secondaryContact, phone: '0660 1234567 (abends)' } },
      ],
    ])('takes %s', async (_what, change) => {
      expect((await post('registrations/register', { ...registration, ...change })).status).toBe(200);
      expect(await stored()).toHaveLength(1);
    });
    it.each([
      ['bundesland', { bundesland: 'bayern' }],
      ['bundesland', { bundesland: '' }],
      ['type', { type: '' }],
      ['type', { type: 'firma' }],
      ['teamName', { teamName: ' ' }],
      ['teamName', { teamName: 'x'.repeat(81) }],
      ['teamName', { teamName: 'a\u0000b' }],
      ['teamName', { teamName: 'a\ud800b' }],
      ['primaryContact', { primaryContact: undefined }],
      ['primaryContact.email', { primaryContact: { ...registration.primaryContact, email: 'resi@nirgends' } }],
      ['secondaryContact.phone', { secondaryContact: { ...registration.secondaryContact, phone: 'keines' } }],
      ['secondaryContact.first', { secondaryContact: { ...registration.secondaryContact, first: '' } }],
      ['acceptedAGB', { acceptedAGB: 'ja' }],
      ['acceptedAGB', { acceptedAGB: false }],
      ['referCode', { referCode: undefined }],
      ['initialPassword', { initial_password: '' }],
    ])('names %s when it is wrong', async (key, change) => {
      const answer = await post('registrations/register', { ...registration, ...change });
      expect(answer).toMatchObject({ status: 400, body: { error: true, message: expect.any(String) } });
      expect(answer.body.reason).toContain(`${key}: `);
      expect(await stored()).toHaveLength(0);
    });
    it('needs a JSON object', async () => {
      for (const body of ['[]', '1', 'null', '"x"']) {
        expect((await server.ask('registrations/register', { method: 'POST', headers: json, body })).status).toBe(400);
      }
      expect(
        (await server.ask('registrations/register', { method: 'POST', headers: json, body: '{"a":' })).status,
      ).toBe(400);
      expect(
        (
          await server.ask('registrations/register', {
            method: 'POST',
            headers: { 'content-type': 'text/plain' },
            body: 'x',
          })
        ).status,
      ).toBe(415);
      expect((await server.ask('registrations/register', { method: 'POST' })).status).toBe(415);
      expect((await post('registrations/register', { ...registration, verein: 'x'.repeat(70_000) })).status).toBe(413);
    });
  });
}
