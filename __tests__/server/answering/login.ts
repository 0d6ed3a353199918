import { tokens } from '../../../server/db/schema/office';
import { ids } from '../../support/serverIds';
import type { SharedServer } from '../../support/serverDuring';
import { poster } from './support';

/** Signing in (docs/api.md 4.2). */
export function signsIn(server: SharedServer): void {
  const post = poster(server);
  describe('4.2 users/login', () => {
    const login = (user: string) =>
      server.ask('users/login', {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(user).toString('base64')}` },
      });

    it('gives a token and the user; the token is stored only as a hash', async () => {
      const { status, body } = await login('Resi@Example.invalid:Größe:10');
      expect(status).toBe(200);
      expect(body).toEqual({
        token: expect.any(String),
        user: {
          id: ids.user,
          user_id: 'qx7ab',
          email: 'resi@example.invalid',
          type: 'team',
          first: 'Resi',
          last: 'Zwirnhuber',
          verified: true,
        },
      });
      const [kept] = await server.store.db.select().from(tokens);
      expect(kept).toMatchObject({ userId: ids.user, expires: '2026-10-26T11:20:00Z' });
      expect(kept?.hash).not.toContain(body.token);
    });
    it.each(['resi@example.invalid:falsch', 'niemand@example.invalid:Größe:10', 'ohne-doppelpunkt', 'a\u0000b:c'])(
      'refuses %j with 401',
      async (user) => {
        expect(await login(user)).toMatchObject({
          status: 401,
          body: { error: true, reason: 'Unauthorized', message: 'E-Mail-Adresse oder Passwort ist falsch.' },
        });
      },
    );
    it('in a crowd refuses who would wait too long, and says when to come back', async () => {
      const answers = await Promise.all(Array.from({ length: 60 }, () => login('resi@example.invalid:Größe:10')));
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.length).toBeGreaterThan(0);
      for (const { status, headers, body } of refused) {
        expect([status, headers['retry-after']]).toEqual([429, '60']);
        expect(body).toMatchObject({ error: true, message: expect.stringContaining('in einer Minute') });
      }
    });
    it('refuses a missing header with 401', async () => {
      expect((await post('users/login')).status).toBe(401);
    });
  });
}
