import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { Mailing } from '../../../server/mailing';
import { purgePeople } from '../../../server/modules/people/privacy';
import { serverDuring } from '../../support/serverDuring';
import { onBothEngines } from '../../support/serverEngines';
import { ids } from '../../support/serverIds';
import { typeInto } from '../../support/serverOffice';
import { registrationOf } from '../../support/serverRegistration';

const OFFICE = 'buero@kbo.example';

/** A mail server on a port of its own, and what it was given. */
async function mailServer(port = 0) {
  const mails: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody') ? Object.assign(new Error('no such box'), { responseCode: 550 }) : null),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { mails, port: address.port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

/** A port at which nobody listens. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

onBothEngines('A registration', (engine) => {
  const server = serverDuring(() => engine.fresh());
  afterEach(() => server.reset());
  const send = async (team?: string, more: object = {}) => {
    const { status } = await server.ask('registrations/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: { ...registrationOf(team), ...more },
    });
    expect(status).toBe(200);
  };
  const office = (...words: string[]) => typeInto(server)(...words);
  const list = async (...words: string[]): Promise<{ id: string; team: string; state: string }[]> =>
    JSON.parse((await office('registration', 'list', ...words, '--json')).out);
  const mailing = (port: number | undefined, warn = jest.fn()) => {
    const settings = { mailUrl: port === undefined ? undefined : `smtp://127.0.0.1:${port}`, mailOffice: OFFICE };
    return new Mailing(server.store, settings, warn);
  };

  it('is told to the office without people’s data, and confirmed to the contact, once each', async () => {
    const there = await mailServer();
    await send();
    await send();
    const [{ id = '' } = {}] = await list();
    await mailing(there.port).run();
    await mailing(there.port).run();
    await there.close();
    expect(there.mails.flatMap(({ to }) => to).sort()).toEqual([OFFICE, 'resi@example.invalid']);
    const told = there.mails.find(({ to }) => to[0] === OFFICE)?.text ?? '';
    expect(told).toContain(id);
    expect(told).toContain('KFC Murmelstein');
    expect(told).not.toMatch(/resi|zwirnhuber|000 00000/i);
  });

  it('is not lost while the mail server is away, and a box that there is not is given up', async () => {
    const port = await freePort();
    const warn = jest.fn();
    const sender = mailing(port, warn);
    const { primaryContact } = registrationOf();
    await send(undefined, { primaryContact: { ...primaryContact, email: 'nobody@example.invalid' } });
    await sender.run();
    expect(sender.mailed).toEqual({ sent: 0, failures: 2, waiting: 2 });
    expect(JSON.stringify(warn.mock.calls)).not.toContain('@');
    await sender.run();
    expect(sender.mailed.failures).toBe(2);
    const there = await mailServer(port);
    const later = new Mailing(
      { ...server.store, now: () => new Date(server.store.now().getTime() + 90_000) },
      { mailUrl: `smtp://127.0.0.1:${port}`, mailOffice: OFFICE },
      warn,
    );
    await later.run();
    await there.close();
    expect(there.mails.map(({ to }) => to)).toEqual([[OFFICE]]);
    expect(later.mailed).toEqual({ sent: 1, failures: 1, waiting: 0 });
  });

  it('is a line of the log without a name where there is no mail server', async () => {
    const warn = jest.fn();
    await send();
    await mailing(undefined, warn).run();
    await mailing(undefined, warn).run();
    expect(warn.mock.calls).toEqual([[{}, 'A registration waits: kbo registration list']]);
  });

  it('is listed, shown, and becomes a club that the site shows', async () => {
    await send();
    const [{ id = '' } = {}] = await list('--state', 'open');
    expect((await office('registration', 'show', id)).out).toContain('resi@example.invalid');
    expect((await office('registration', 'show', id)).out).not.toMatch(/scrypt|fingerprint/);
    await office('registration', 'approve', id, '--league', 'PL1');
    const clubs = (await server.get('webClient/clubs/league/PL1')) as { team_name: string }[];
    expect(clubs.map(({ team_name: name }) => name)).toEqual(['KFC Murmelstein']);
    expect(await list('--state', 'open')).toEqual([]);
    expect(await list('--state', 'approved')).toMatchObject([{ id, state: 'approved' }]);
    expect((await office('registration', 'approve', id, '--league', 'PL1')).out).toContain('Nichts zu ändern.');
    await send('FC Quarzelhof');
    const [{ id: other = '' } = {}] = await list('--state', 'open');
    expect((await office('registration', 'approve', other, '--league', 'QL1')).complaint).toContain(
      'gibt es in Quarzliga 1',
    );
    expect((await office('registration', 'approve', other, '--league', 'XX')).complaint).toContain('keine Liga XX');
    await office('registration', 'reject', other, '--reason', 'Liga ist voll');
    expect(await list('--state', 'rejected')).toMatchObject([{ id: other }]);
    expect((await office('audit')).out).not.toContain('resi@');
  });

  it('is never forgotten undecided, and after the days of the settings once decided', async () => {
    await send();
    await send('Zweite');
    const [{ id = '' } = {}] = await list();
    await office('registration', 'reject', id, '--reason', 'Liga ist voll');
    const later = { ...server.store, now: () => new Date(server.store.now().getTime() + 400 * 86_400_000) };
    await purgePeople(server.store, 90);
    expect(await list()).toHaveLength(2);
    await purgePeople(later, 90);
    expect((await list()).map(({ state }) => state)).toEqual(['open']);
  });
});

onBothEngines('A request', (engine) => {
  const server = serverDuring(() => engine.fresh());
  afterEach(() => server.reset());
  const office = (...words: string[]) => typeInto(server, { SITE_URL: 'https://kbo.example/site/' })(...words);

  it('for a transfer is opened with its link, listed, and closed', async () => {
    const open = () => office('transfer', 'open', '--player', '40011', '--to', ids.quarz, '--json');
    const { id, link } = JSON.parse((await open()).out).result;
    expect(link).toBe(`https://kbo.example/site/#/transfer/${id}`);
    expect(JSON.parse((await open()).out)).toMatchObject({ changes: [], result: { id } });
    expect(await server.get(`transfers/${id}`)).toMatchObject({
      status: 'warten',
      player: ids.resi,
      origin: ids.murmel,
    });
    expect((await office('transfer', 'open', '--player', '40011', '--to', ids.zirbel)).complaint).toContain(link);
    expect((await office('transfer', 'open', '--player', '40019', '--to', ids.quarz)).complaint).toContain(
      'spielt schon',
    );
    expect((await office('transfer', 'list')).out).toContain(link);
    await office('transfer', 'close', link as string);
    expect((await server.get(`transfers/${id}`)).status).toBe('abgelaufen');
    expect((await server.ask(`transfers/confirm/${id}`)).status).toBe(409);
    expect((await office('transfer', 'close', id as string)).out).toContain('Nichts zu ändern.');
  });

  it('for a postponement is opened with its link for the opponent, listed, and closed', async () => {
    const { out } = await office('postponement', 'open', '--match', ids.far, '--club', ids.quarz, '--json');
    const { id, link } = JSON.parse(out).result;
    expect(link).toBe(`https://kbo.example/site/#/postpone/${id}`);
    expect(await server.get(`postpone/${id}/id`)).toMatchObject({
      status: true,
      requester: { id: ids.quarz },
      requestee: { id: ids.murmel },
    });
    expect((await office('postponement', 'list')).out).toContain(link);
    expect((await office('postponement', 'open', '--match', ids.far, '--club', ids.distel)).complaint).toContain(
      'spielt hier nicht',
    );
    await office('postponement', 'close', id as string);
    expect((await server.get(`postpone/${id}/id`)).status).toBe(false);
  });
});
