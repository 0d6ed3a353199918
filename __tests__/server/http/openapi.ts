import Ajv2020 from 'ajv/dist/2020';
import { buildFederation, demoLogin } from '../../../server/demo/federation';
import type { Federation } from '../../../server/demo/load';
import { PushNotifier } from '../../../server/push/notifier';
import { textOf } from '../../architecture/repository';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { emptyFolders } from '../../support/serverFolders';
import { SUNDAY, sundayFolder } from '../../support/serverSunday';

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly parameters?: readonly { readonly $ref: string }[];
  readonly responses: Readonly<
    Record<string, { readonly $ref?: string; readonly content?: Readonly<Record<string, object>> }>
  >;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const description = JSON.parse(textOf('docs/openapi.json')) as Description;
const operations = Object.entries(description.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(description, 'api');

const pointer = (path: string): string =>
  path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');

/** What is wrong with a body, measured by a place in the description; nothing is the empty list. */
function faults(place: string, body: unknown): readonly string[] {
  const validate = ajv.getSchema(`api#${place}`);
  if (validate === undefined) throw new Error(`the description has no schema at ${place}`);
  void validate(body);
  return (validate.errors ?? [])
    .slice(0, 5)
    .map((error) => `${error.instancePath}: ${error.message ?? ''} ${JSON.stringify(error.params)}`);
}

/** Paths and methods of a server's own table of routes; HEAD comes along with GET, and what takes all that is left is none. */
function routesOf(tree: string): readonly string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent, segment = '', methods] = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    if (indent === undefined) return [];
    const depth = indent.length / 4;
    above.length = depth;
    above[depth] = segment;
    const path = above
      .join('')
      .replace(/\/$/, '')
      .replace(/:(\w+)/g, '{$1}');
    return (methods ?? '')
      .split(', ')
      .filter((method) => /GET|POST|PUT|DELETE|PATCH/.test(method) && !path.endsWith('*'))
      .map((method) => `${method} ${path}`);
  });
}

describe('docs/openapi.json', () => {
  const folders = emptyFolders();
  let federation: Federation;
  let server: TestServer;
  beforeAll(async () => {
    federation = buildFederation(SUNDAY);
    server = await startServer(folders.copyOf(await sundayFolder()), {
      now: () => SUNDAY,
      federation,
      push: (store) => ({
        notifier: new PushNotifier(store, 'mailto:office@kleinfeld.example', 'https://kbo.example/', () => {}),
        hosts: ['push.example'],
        mostAMinute: 10,
      }),
    });
  });
  afterAll(async () => {
    await server.close();
    folders.remove();
  });

  /** A league, and a few things of every kind, in the words of a path. */
  const filled = (path: string): readonly string[] => {
    const kinds: readonly (readonly [RegExp, readonly { readonly id: string }[]])[] = [
      [/\/leagues\//, federation.leagues],
      [/clubs/, federation.clubs],
      [/news/, federation.news],
      [/match/, federation.matches],
      [/player/, federation.players],
      [/transfers/, federation.transfers],
      [/postpone/, federation.postponements],
    ];
    if (path === '/suche') return ['/suche?q=an', '/suche?q=fc', '/suche'];
    if (path.includes('{league}'))
      return federation.leagues.flatMap(({ id, code }) => [
        path.replace('{league}', path.includes('leaderboard') ? id : (code ?? id)),
      ]);
    const rows = kinds.find(([kind]) => kind.test(path))?.[1] ?? [];
    const step = Math.max(1, Math.floor(rows.length / 12));
    return path.includes('{id}')
      ? rows.filter((_row, index) => index % step === 0).map(({ id }) => path.replace('{id}', id))
      : [path];
  };

  test('describes every route that the server has, and no other', () => {
    const routes = routesOf(server.app.printRoutes({ commonPrefix: false }));
    const described = operations.map(({ method, path }) => `${method} /api${path}`);
    expect(routes.filter((route) => route.includes(' /api/')).toSorted()).toEqual(described.toSorted());
  });

  test('finds a route that it lacks, an unknown key, and a key that is missing', () => {
    expect(routesOf('├── /api/a (GET, HEAD)\n│   └── /:id (POST)')).toEqual(['GET /api/a', 'POST /api/a/{id}']);
    const league = { id: federation.leagues[0]?.id, name: 'Quarzliga' };
    expect(faults('/components/schemas/LeagueOverview', league)).toEqual([]);
    expect(faults('/components/schemas/LeagueOverview', { ...league, secret: 1 })).toHaveLength(1);
    expect(faults('/components/schemas/LeagueOverview', { id: league.id })).toHaveLength(1);
  });

  const reading = operations.filter(
    ({ method, path }) => method === 'GET' && !/\/(confirm|reject)\/|^\/live$/.test(path),
  );
  test.each(reading)('$method $path answers as described', async ({ path, operation }) => {
    const place = `/paths/${pointer(path)}/get/responses/200/content/application~1json/schema`;
    const variants =
      operation.parameters?.some(({ $ref }) => $ref.endsWith('/lineups')) === true ? ['', '?lineups=none'] : [''];
    const calls = filled(path).flatMap((call) => variants.map((variant) => call.slice(1) + variant));
    expect(calls.length).toBeGreaterThan(0);
    const answers = await Promise.all(calls.map(async (call) => ({ call, ...(await server.ask(call)) })));
    const wrong = answers.flatMap(({ call, status, body }) => {
      if (status === 200) return faults(place, body).map((fault) => `${call}: ${fault}`);
      const described = Object.hasOwn(operation.responses, String(status));
      return described
        ? faults('/components/schemas/Error', body).map((fault) => `${call}: ${fault}`)
        : [`${call}: ${status}`];
    });
    expect(wrong).toEqual([]);
    expect(answers.map(({ status }) => status)).toContain(200);
  });

  const postponed = () => federation.postponements.find(({ open }) => open)?.id ?? '';
  const asked = () => federation.transfers.find(({ status }) => status === 'warten')?.id ?? '';

  test('POST /postpone/{id}/deny answers as described, a second time with 409', async () => {
    const { status, body } = await server.ask(`postpone/${postponed()}/deny`, { method: 'POST' });
    expect(status).toBe(200);
    expect(faults('/components/schemas/Postponement', body)).toEqual([]);
    const again = await server.ask(`postpone/${postponed()}/deny`, { method: 'POST' });
    expect([again.status, faults('/components/schemas/Error', again.body)]).toEqual([409, []]);
  });

  test('GET /transfers/confirm/{id} answers as described, a second time with 409', async () => {
    const { status, body } = await server.ask(`transfers/confirm/${asked()}`);
    expect(status).toBe(200);
    expect(faults('/components/schemas/Transfer', body)).toEqual([]);
    const again = await server.ask(`transfers/reject/${asked()}`);
    expect([again.status, faults('/components/schemas/Error', again.body)]).toEqual([409, []]);
  });

  test('POST /users/login answers as described', async () => {
    const authorization = `Basic ${Buffer.from(`${demoLogin.emails[0]}:${demoLogin.password}`).toString('base64')}`;
    const { status, body } = await server.ask('users/login', { method: 'POST', headers: { authorization } });
    expect(status).toBe(200);
    expect(faults('/components/schemas/SignedIn', body)).toEqual([]);
  });
});
