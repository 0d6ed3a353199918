/** @jest-environment node */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { BUILD_SETTINGS, misspeltSettings, readSettings, SETTINGS, SettingsProblem } from '../../server/settings';

const complaint = (environment: Record<string, string>, words: readonly string[] = []): string => {
  try {
    readSettings(environment, words);
    return '';
  } catch (problem) {
    expect(problem).toBeInstanceOf(SettingsProblem);
    return (problem as Error).message;
  }
};

describe('Settings', () => {
  it('have defaults for everything and take empty values as not set', () => {
    expect(readSettings({ DATABASE_URL: '', CORS_ORIGINS: ' https://a.example , https://b.example' })).toMatchObject({
      port: 8080,
      host: expect.stringMatching(/^(?:::|0\.0\.0\.0)$/),
      databaseUrl: undefined,
      dataDir: 'data',
      demo: undefined,
      siteDir: 'dist',
      corsOrigins: ['https://a.example', 'https://b.example'],
      connectSources: [],
      trustProxy: undefined,
      limitLogin: 10,
      limitAnswers: 30,
    });
    expect(readSettings({ DEMO: 'off', PORT: '0', SITE_DIR: 'off', LIMIT_LOGIN: '3' })).toMatchObject({
      demo: 'off',
      port: 0,
      siteDir: undefined,
      limitLogin: 3,
    });
    expect(readSettings({ SITE_URL: '/kbo' }).siteUrl).toBe('/kbo/');
    expect(readSettings({ SITE_URL: 'https://kbo.example' }).siteUrl).toBe('https://kbo.example/');
    for (const [set, origins] of [
      [{}, ['http://localhost:8080']],
      [{ PORT: '80', SITE_URL: '/kbo/' }, ['http://localhost']],
      [{ SITE_URL: 'https://kbo.example/liga/' }, ['https://kbo.example']],
      [
        { SITE_URL: 'https://kbo.example', PUBLIC_ORIGINS: 'https://api.example,http://api.example:81' },
        ['https://api.example', 'http://api.example:81'],
      ],
    ] as const)
      expect(readSettings(set).publicOrigins).toEqual(origins);
    expect(readSettings({ SITE_DIR: tmpdir() }).siteDir).toBe(tmpdir());
  });

  it.each([
    ['PORT', 'achtzig'],
    ['PORT', '65536'],
    ['PORT', '8080.5'],
    ['DEMO', 'false'],
    ['DEMO', 'ON'],
    ['DEMO', '1'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'on'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['SITE_DIR', '/there/is/no/such/folder'],
    ['SITE_DIR', '/etc/hostname'],
    ['SITE_URL', '//evil.example/'],
    ['SITE_URL', 'kbo'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'https://kbo.example/?a=b'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['PUBLIC_ORIGINS', 'kbo.example'],
    ['CONNECT_SOURCES', "'unsafe-inline'"],
    ['CONNECT_SOURCES', 'https://a.example; script-src *'],
    ['LIMIT_LOGIN', '-1'],
  ])('%s=%s makes no sense and is named', (name, value) => {
    expect(complaint({ [name]: value })).toMatch(new RegExp(`^${name}: expected .+, got ${escaped(value)}$`));
  });

  it('a database address that makes no sense is named without being shown: it may hold a password', () => {
    const said = complaint({ DATABASE_URL: 'postgres:/kbo:geheim@host' });
    expect(said).toMatch(/^DATABASE_URL: expected /);
    expect(said).not.toContain('geheim');
  });

  it.each([
    ['LIMIT_LOGN', 'LIMIT_LOGIN'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DMEO', 'DEMO'],
    ['demo', 'DEMO'],
    ['PROT', 'PORT'],
    ['SITEDIR', 'SITE_DIR'],
    ['API_BASE_ULR', 'API_BASE_URL'],
  ])('%s is almost %s and is named, but stops nothing', (name, meant) => {
    expect(misspeltSettings({ [name]: 'x' })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: no such setting; ${meant}\\w* was probably meant$`)),
    ]);
    expect(complaint({ [name]: 'x' })).toBe('');
  });

  it('arguments stop the start, since nothing would heed them, and are not shown: one may hold a password', () => {
    expect(complaint({}, ['--port', '80', 'postgres://kbo:geheim@host'])).toBe(
      'arguments: the server takes none, its settings are environment variables',
    );
  });

  it('all problems are reported at once', () => {
    expect(complaint({ LIMIT_LOGIN: 'x', DEMO: 'false', PORT: 'x' }, ['--port=80']).split('\n')).toHaveLength(4);
  });

  it('foreign names of an environment do no harm', () => {
    const foreign = `POSTGRES_PORT POSTGRES_PORT_5432_TCP POSTGRES_HOST HOSTNAME HOME PATH PWD OLDPWD SHELL TERM USER LANG
      LC_ALL TZ NODE_ENV NODE_OPTIONS CI EDITOR PAGER MAIL LOGNAME SHLVL INIT_CWD XDG_DATA_DIRS DATABASE_PASSWORD
      SITE_NAME npm_config_cache npm_package_name PGHOST PGPORT SSH_CLIENT KUBERNETES_PORT DEBUG
      MONITOR_SERVICE_HOST MONITOR_PORT_80_TCP MIRROR_PORT LIMIT_X_SERVICE_PORT MAX_MEMORY COLORTERM HTTP_PROXY`;
    const environment = Object.fromEntries(foreign.split(/\s+/).map((name) => [name, 'x']));
    expect([complaint(environment), misspeltSettings(environment)]).toEqual(['', []]);
    expect(complaint({ ...process.env, DATABASE_URL: '', PORT: '', DATA_DIR: '' })).toBe('');
  });

  it('any environment gives settings or a complaint, never another error', () => {
    const name = fc.oneof(fc.constantFrom(...Object.values(SETTINGS).map((row) => row.name)), fc.string());
    fc.assert(
      fc.property(fc.dictionary(name, fc.string()), (environment) => typeof complaint(environment) === 'string'),
    );
  });

  it('by default IPv4 is listened on, and IPv6 where the machine has it', async () => {
    const server = createServer().listen(0, readSettings({}).host);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const addresses = Object.values(networkInterfaces()).flatMap((all) => all?.map(({ address }) => address) ?? []);
    const loopback = addresses.includes('::1') ? ['127.0.0.1', '::1'] : ['127.0.0.1'];
    for (const host of loopback) {
      const socket = connect(port, host);
      await once(socket, 'connect');
      socket.destroy();
    }
    server.close();
  });

  it('only the named proxies are believed', () => {
    const { trustProxy } = readSettings({ TRUST_PROXY: '10.0.0.0/8, 192.0.2.7, fd00::/8' });
    const asked = ['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.7', 'fd00::1', '192.0.2.8', '11.0.0.1', '::1', 'unix', ''];
    expect(asked.filter((address) => trustProxy?.(address))).toEqual(asked.slice(0, 4));
  });

  it("README's table has the same names, meanings and defaults, in the same order", () => {
    const readme = readFileSync(join(__dirname, '..', '..', 'README.md'), 'utf8');
    expect(readme.split('\n').filter((line) => /^\| `[A-Z_]+`/.test(line))).toEqual(
      [...Object.values(SETTINGS), ...BUILD_SETTINGS].map(
        ({ name, meaning, shown }) => `| \`${name}\` | ${meaning} | ${shown} |`,
      ),
    );
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
