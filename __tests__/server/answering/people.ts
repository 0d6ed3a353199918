import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { RateLimiter } from '../../../server/db/rateLimit';
import { attempts } from '../../../server/db/schema/own';
import { players, seasons } from '../../../server/db/schema/competition';
import { events, matches } from '../../../server/db/schema/matches';
import { answerLog, registrations, users } from '../../../server/db/schema/office';
import { redact } from '../../../server/domain/errors';
import { newId } from '../../../server/domain/text';
import { hashPassword, verifyPassword } from '../../../server/domain/auth';
import { addCard, resetMatch, setLineup, stepMatch } from '../../../server/modules/matches/commands';
import { verifyInTurn } from '../../../server/modules/people/commands';
import { dataOf, erasePerson, listPeople, purgePeople } from '../../../server/modules/people/privacy';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { onBothEngines } from '../../support/serverEngines';
import { smallFederation } from '../../support/serverFederation';
import { ids } from '../../support/serverIds';
import { registrationOf } from '../../support/serverRegistration';

const DAY_MS = 86_400_000;
const { primaryContact, ...others } = registrationOf();
const contact = { ...primaryContact, email: 'Resi@example.invalid' };
const registration = {
  ...others,
  primaryContact: contact,
  secondaryContact: { ...contact, email: 'gustl@example.invalid' },
};
const json = { 'content-type': 'application/json' };

onBothEngines('People’s data', (engine) => {
  let server: TestServer;
  let clock = new Date('2025-11-02T10:00:00Z');
  beforeAll(async () => {
    server = await startServer(await engine.fresh(), {
      now: () => clock,
      trustProxy: (address) => address === '127.0.0.1',
      limits: { login: 3, registration: 100, answers: 9, search: 9 },
      // Twice that of the small federation.
      passwordCost: 32_768,
    });
  });
  afterEach(() => server.reset());
  afterAll(() => server.close());
  const register = (body: object) =>
    server.ask('registrations/register', { method: 'POST', body: { ...registration, ...body }, headers: json });
  let visitors = 0;
  /** Each time by another visitor, if none is named. */
  const signIn = (password: string, visitor = `198.51.100.${(visitors += 1)}`) =>
    server.ask('users/login', {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`resi@example.invalid:${password}`).toString('base64')}`,
        'x-forwarded-for': visitor,
      },
    });

  it('a registration sent again keeps the last password', async () => {
    await register({});
    await register({ initial_password: 'NEUESPW' });
    const rows = await server.store.db.select().from(registrations);
    expect(rows).toHaveLength(1);
    expect(await verifyPassword('NEUESPW', rows[0]?.passwordHash ?? '')).toBe(true);
  });
  it('goes when the days since its decision are over, and not before', async () => {
    await register({});
    const before = clock;
    await server.store.db.update(registrations).set({ status: 'rejected', decided: before.toISOString() });
    clock = new Date(before.getTime() + 89 * DAY_MS);
    expect((await purgePeople(server.store, 90)).registrations).toBe(0);
    clock = new Date(before.getTime() + 91 * DAY_MS);
    expect((await purgePeople(server.store, 90)).registrations).toBe(1);
    clock = before;
  });
  it('of one person can be listed and erased', async () => {
    await register({});
    await signIn('Größe:10');
    await server.ask(`transfers/reject/${ids.openTransfer}`);
    expect(await listPeople(server.store)).toEqual(['127.0.0.1', 'gustl@example.invalid', 'resi@example.invalid']);
    expect(await dataOf(server.store, '127.0.0.1')).toMatchObject({ answers: [{ requestId: ids.openTransfer }] });
    expect((await erasePerson(server.store, '127.0.0.1')).answers).toBe(1);
    expect(await server.store.db.select().from(answerLog)).toMatchObject([{ requestId: ids.openTransfer }]);
    expect(await listPeople(server.store)).not.toContain('127.0.0.1');
    const told = JSON.stringify(await dataOf(server.store, 'RESI@example.invalid'));
    expect(told).toContain('KFC Murmelstein');
    expect(told).toContain('Zwirnhuber');
    expect(told).not.toContain('scrypt:');
    expect(await erasePerson(server.store, 'resi@example.invalid')).toEqual({
      users: 1,
      tokens: 1,
      registrations: 1,
      answers: 0,
    });
    expect(JSON.stringify(await dataOf(server.store, 'resi@example.invalid'))).not.toContain('Zwirnhuber');
  });
  it('a password whose hash is cheap is hashed anew at the next sign-in', async () => {
    const stored = async () => (await server.store.db.select().from(users))[0]?.passwordHash ?? '';
    expect(await stored()).toMatch(/^scrypt:16384:/);
    expect((await signIn('Größe:10')).status).toBe(200);
    expect(await stored()).toMatch(/^scrypt:32768:/);
    expect((await signIn('Größe:10')).status).toBe(200);
  });
  it('whoever guesses a password is refused, and locks nobody else out', async () => {
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await signIn('falsch', '192.0.2.9')).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    for (let visitor = 10; visitor < 30; visitor += 1) await signIn('falsch', `192.0.2.${visitor}`);
    expect((await signIn('Größe:10', '192.0.2.99')).status).toBe(200);
  });
  it('two processes count attempts together, a minute long, under a key that tells nobody', async () => {
    let now = Date.parse('2025-11-02T10:00:00Z');
    const [one, other] = [1, 2].map(() => new RateLimiter(server.store.db, () => now));
    const waits = [];
    for (const process of [one, other, one, other, other]) waits.push(await process?.everywhere('login 192.0.2.1', 3));
    expect(waits).toEqual([0, 0, 0, 60_000, 60_000]);
    now += 59_999;
    expect(await other?.everywhere('login 192.0.2.1', 3)).toBe(1);
    now += 1;
    expect(await other?.everywhere('login 192.0.2.1', 3)).toBe(0);
    const plain = createHash('sha256').update('login 192.0.2.1').digest('base64url');
    const keys = (await server.store.db.select().from(attempts)).map(({ key }) => key);
    expect(keys).not.toContain(plain);
    expect(keys.join()).not.toContain('192.0.2');
  });
  it('attempts are counted in tables that no crash and no log of the database keeps', async () => {
    const kinds = await server.store.db
      .select({ kind: sql<string>`relpersistence` })
      .from(sql`pg_class`)
      .where(sql`relname in ('attempts', 'attempt_secret')`);
    expect(kinds).toEqual([{ kind: 'u' }, { kind: 'u' }]);
  });
  it('who answered a request, and when, is stored', async () => {
    await server.get(`transfers/confirm/${ids.openTransfer}`);
    expect(await server.store.db.select().from(answerLog)).toMatchObject([
      { requestId: ids.openTransfer, answer: 'angenommen', answeredBy: '127.0.0.1', at: '2025-11-02T10:00:00Z' },
    ]);
  });
  it('a failed insert leaves no trace of people in what is logged', async () => {
    const secret = { ...contact, phone: '0664 1234567' };
    const passwordHash = await hashPassword('geheim', 1_024);
    const row = {
      id: newId(),
      userId: 'x',
      email: 'resi@example.invalid',
      passwordHash,
      type: 'team',
      first: secret.first,
      last: secret.last,
    };
    const failed: unknown = await server.store.db
      .insert(users)
      .values(row)
      .catch((error: unknown) => error);
    const said = JSON.stringify(redact(failed));
    expect(said).toContain('23505');
    expect(said).not.toMatch(/Resi|Zwirnhuber|example\.invalid|scrypt|insert/i);
  });

  const ferdl = { matchId: ids.next, playerId: ids.ferdl };
  const banned = async () => {
    const [player] = await server.store.db.select().from(players).where(eq(players.id, ids.ferdl));
    return [player?.eligibility, player?.blockDate];
  };
  const kickOff = async () => {
    await setLineup(server.store, ids.next, 'home', [{ player: ids.ferdl, number: 9 }]);
    await stepMatch(server.store, ids.next, 'startGame');
  };
  it('a card never shortens a longer ban, and a reset lifts only what the match caused', async () => {
    await kickOff();
    await addCard(server.store, { ...ferdl, minute: 9, type: 'redCard' });
    expect(await banned()).toEqual(['Gesperrt', '2025-11-10T07:00:00Z']);
    await resetMatch(server.store, ids.next);
    expect(await banned()).toEqual(['Spielberechtigt', null]);
    for (const [own, after] of [
      ['2025-12-24T07:00:00Z', '2025-12-24T07:00:00Z'],
      ['2025-11-04T07:00:00Z', '2025-11-10T07:00:00Z'],
    ]) {
      await server.store.db
        .update(players)
        .set({ eligibility: 'Gesperrt', blockDate: own })
        .where(eq(players.id, ids.ferdl));
      await kickOff();
      await addCard(server.store, { ...ferdl, minute: 9, type: 'redCard' });
      expect(await banned()).toEqual(['Gesperrt', after]);
      await resetMatch(server.store, ids.next);
      expect(await banned()).toEqual(['Gesperrt', own]);
    }
  });
  it('the database refuses what the code never writes', async () => {
    const { db } = server.store;
    const refusal = (work: PromiseLike<unknown>) =>
      Promise.resolve(work).then(
        () => '',
        (error: Error) => String((error.cause as Error).message),
      );
    expect(await refusal(db.execute(sql`update ${matches} set status = 'quatsch'`))).toContain('matches_status');
    expect(await refusal(db.execute(sql`update ${matches} set home_score = -1`))).toContain('matches_score');
    expect(await refusal(db.execute(sql`update ${events} set type = 'quatsch'`))).toContain('events_type');
    expect(await refusal(db.execute(sql`update ${seasons} set is_primary = true`))).toContain('seasons_one_primary');
    expect(await refusal(db.execute(sql`update ${players} set eligibility = 'quatsch'`))).toContain(
      'players_eligibility',
    );
  });
});

describe('Passwords at the same moment', () => {
  it('more than can wait are refused with 429, the others are answered', async () => {
    const [user] = smallFederation().users;
    const checks = Array.from({ length: 40 }, () => verifyInTurn('Größe:10', user?.passwordHash ?? ''));
    const answered = await Promise.allSettled(checks);
    const refused = answered.filter((one) => one.status === 'rejected');
    expect(refused.length).toBeGreaterThan(10);
    expect(refused.every(({ reason }) => reason.kind === 'crowded')).toBe(true);
    const others = answered.filter((one) => one.status === 'fulfilled');
    expect(others.every(({ value }) => value)).toBe(true);
  });
});
