/** Who may import whom (docs/architecture.md 3). Every rule has a planted violation in `imports.test.ts`. */
const inside = (...folders) => `^(${folders.join('|')})/`;
const room = (top, name, ...allowed) => ({
  name: `${top}/${name} imports only ${allowed.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: inside(`${top}/${name}`) },
  to: {
    path: inside(top),
    pathNot: [`${top}/${name}/`, ...allowed.map((other) => `${top}/${other}`), 'src/global.d.ts'].map(
      (path) => `^${path}`,
    ),
  },
});
const site = (name, ...allowed) => room('src', name, ...allowed.map((other) => `${other}/`));
const server = (name, ...allowed) => room('server', name, ...allowed);
const onlyIn = (package_, file) => ({
  name: `${package_} only in ${file}`,
  severity: 'error',
  from: { path: '^src/', pathNot: `^src/${file}` },
  to: { path: `^node_modules/${package_}(/|$)` },
});
const without = (folder, ...packages) => ({
  name: `${folder} without ${packages.join(', ')}`,
  severity: 'error',
  from: { path: inside(folder) },
  to: { path: `^node_modules/(${packages.join('|')})/` },
});
const never = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    site('lib'),
    site('content'),
    site('entities', 'lib'),
    site('api', 'entities', 'lib'),
    site('live', 'api', 'entities', 'lib'),
    room(
      'src',
      'store',
      'live/',
      'api/',
      'entities/',
      'lib/',
      'league/league(Slice|Cookie|Address).ts',
      'filters/(filters|filtersSlice|favourites|pushSubjects|rememberedFilters|persistFilters).ts',
      'push/(push|pushSlice).ts',
    ),
    site('league', 'store', 'router', 'ui', 'api', 'entities', 'lib'),
    site('filters', 'store', 'router', 'ui', 'entities', 'lib'),
    site('push', 'filters', 'store', 'shared', 'ui', 'api', 'entities', 'lib'),
    room('src', 'offline', 'api/', 'lib/', 'push/notifications.ts'),
    site('ui', 'loading', 'lib'),
    room('src', 'router', 'ui/elements.ts', 'lib/'),
    room('src', 'loading', 'ui/elements.ts', 'router/', 'lib/'),
    site('shared', 'league', 'filters', 'loading', 'router', 'ui', 'entities', 'store', 'api', 'lib', 'content'),
    never(
      'features: no sibling',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    never('features: nothing of app', { path: '^src/features/' }, { path: '^src/app/' }),
    never(
      'entities: values of siblings meet in views',
      { path: '^src/entities/([^/]+)/', pathNot: '^src/entities/views/' },
      { path: '^src/entities/([^/]+)/', pathNot: '^src/entities/$1/', dependencyTypesNot: ['type-only'] },
    ),
    server('domain'),
    server('sharing', 'domain/', 'http/errors.ts'),
    server('cache', 'domain/'),
    server('http', 'cache/', 'domain/', 'live/streams.ts', 'store.ts', 'db/(retry|rateLimit).ts'),
    server('live', 'cache/', 'db/database.ts', 'http/', 'modules/context.ts', 'store.ts'),
    server('db', 'domain/'),
    server('push', 'cache/', 'db/', 'domain/', 'sharing/words.ts', 'store.ts'),
    server('modules', 'cache/', 'db/', 'domain/', 'http/', 'push/', 'sharing/', 'store.ts'),
    never(
      'modules: a wire file gets rows, it does not ask for them',
      { path: '^server/modules/.*wire\\.ts$' },
      { path: '^server/', pathNot: '^server/(domain/|db/rows|modules/(.*wire|omitEmpty)\\.ts)' },
    ),
    never(
      'modules: queries ask and decide nothing',
      { path: '^server/modules/.*queries\\.ts$' },
      { path: '^server/', pathNot: '^server/(domain/|db/|modules/.*queries\\.ts)' },
    ),
    never(
      'nobody imports the operator’s command',
      { path: '^server/', pathNot: '^server/kbo/' },
      { path: '^server/kbo/' },
    ),
    server('monitor', 'cache/', 'domain/', 'http/(errors|fastPath|request).ts'),
    server('merging', 'cache/', 'db/', 'domain/', 'store.ts'),
    server('ingest', 'db/', 'domain/', 'merging/', 'store.ts'),
    server('proxy', 'db/', 'http/', 'ingest/client.ts', 'modules/context.ts'),
    server(
      'kbo',
      'cache/',
      'db/',
      'domain/',
      'merging/',
      'ingest/',
      'modules/people/privacy.ts',
      'office/(commandLine|commands|office).ts',
      'store.ts',
      'push/(keys|notifier).ts',
      'settings.ts',
    ),
    server(
      'office',
      'cache/',
      'db/',
      'domain/',
      'merging/',
      'modules/.*(commands|suspensions).ts',
      'store.ts',
      'settings.ts',
    ),
    server('demo', 'db/', 'domain/', 'modules/matches/(commands|queries).ts', 'store.ts'),
    never(
      'production loads nothing of the demo',
      { path: '^server/(?!demo/)' },
      { path: '^server/demo/', dynamic: false },
    ),
    never(
      'commands know nothing of HTTP',
      {
        path: '^server/((db|domain|merging|ingest|kbo|office)/|proxy/proxy|modules/.*(commands|suspensions|privacy|erasure)\\.ts)',
      },
      { path: '^(server/http/|node_modules/(fastify|@fastify)/)' },
    ),
    never(
      'the demo changes what it shows through the commands',
      { path: '^server/demo/' },
      { path: '^server/merging/' },
    ),
    never(
      'site and server: nothing in common',
      { path: '^(src|server)/', pathNot: '^server/ingest/decoders\\.ts$' },
      { path: '^(src|server)/', pathNot: '^$1/' },
    ),
    never(
      'the server reads a foreign API with the site’s decoders and takes nothing else of it',
      { path: '^server/ingest/decoders\\.ts$' },
      { path: '^src/', pathNot: '^src/api/wire/' },
    ),
    never('the product: nothing of its tests', { path: '^(src|server)/' }, { path: '^__tests__/' }),
    never(
      'tests of code: nothing of a browser journey',
      { path: '^__tests__/(?!browser|engines|bench)' },
      { path: '^__tests__/(browser|bench)/' },
    ),
    never(
      'journeys see the site from outside',
      { path: '^__tests__/browser/' },
      { path: '^src/(?!api/paths|app/(siteMap|routes|navigation)|router/repairAddress)' },
    ),
    never(
      'what tests share knows no single test',
      { path: '^__tests__/support/' },
      { path: '^__tests__/(?!support/)' },
    ),
    never('no import cycles', {}, { circular: true }),
    without('src/lib', 'react', 'react-dom', 'react-redux', '@reduxjs'),
    without('src/content', 'react', 'react-dom', 'react-redux', '@reduxjs'),
    without('src/entities', 'react', 'react-dom', 'react-redux'),
    without('src/ui', 'react-redux', '@reduxjs', 'normalizr'),
    without('server/domain', 'fastify', '@fastify', 'drizzle-orm', 'pg', '@electric-sql'),
    without('server/db', 'fastify', '@fastify'),
    onlyIn('normalizr', 'entities/(normalise|shapes)\\.ts$'),
    onlyIn('redux-persist', 'filters/persistFilters\\.ts$'),
    onlyIn('moment(-timezone)?', 'lib/viennaTime\\.ts$'),
    onlyIn('dompurify', 'lib/html\\.ts$'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      conditionNames: ['import', 'require', 'node', 'default'],
      mainFields: ['module', 'main'],
    },
  },
};
