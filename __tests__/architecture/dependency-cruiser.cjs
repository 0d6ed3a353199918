/** Who may import whom: docs and reasons in src/README.md. */
const rooms = (...names) => `^src/(${names.join('|')})/`;
const room = (name, ...allowed) => ({
  name: `${name} imports only ${allowed.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^src/${name}/` },
  to: { path: '^src/', pathNot: [`^src/${name}/`, ...allowed.map((other) => `^src/${other}/`), '^src/global.d.ts'] },
});
const onlyIn = (package_, file) => ({
  name: `${package_} only in ${file}`,
  severity: 'error',
  from: { path: '^src/', pathNot: `^src/${file}` },
  to: { path: `^node_modules/${package_}(/|$)` },
});
const without = (name, ...packages) => ({
  name: `${name} without ${packages.join(', ')}`,
  severity: 'error',
  from: { path: `^src/${name}/` },
  to: { path: `^node_modules/(${packages.join('|')})/` },
});

module.exports = {
  forbidden: [
    room('lib'),
    room('content'),
    room('entities', 'lib'),
    room('api', 'entities', 'lib'),
    room('store', 'api', 'entities', 'lib'),
    room('ui', 'lib'),
    room('screen', 'entities', 'store', 'api', 'lib'),
    room('loading', 'ui', 'store', 'api', 'lib'),
    room('cards', 'screen', 'loading', 'ui', 'entities', 'store', 'api', 'lib', 'content'),
    {
      name: 'features: no sibling',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: rooms('features'), pathNot: '^src/features/$1/' },
    },
    {
      name: 'features: nothing of app',
      severity: 'error',
      from: { path: rooms('features') },
      to: { path: rooms('app') },
    },
    {
      name: 'entities: values of siblings meet in views',
      severity: 'error',
      from: { path: '^src/entities/([^/]+)/', pathNot: '^src/entities/views/' },
      to: { path: '^src/entities/([^/]+)/', pathNot: '^src/entities/$1/', dependencyTypesNot: ['type-only'] },
    },
    { name: 'server: nothing of src', severity: 'error', from: { path: '^server/' }, to: { path: '^src/' } },
    { name: 'src: nothing of server', severity: 'error', from: { path: '^src/' }, to: { path: '^server/' } },
    {
      name: 'no value import cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    without('lib', 'react', 'react-dom', 'react-redux', '@reduxjs'),
    without('content', 'react', 'react-dom', 'react-redux', '@reduxjs'),
    without('entities', 'react', 'react-dom', 'react-redux'),
    without('ui', 'react-redux', '@reduxjs', 'normalizr'),
    onlyIn('normalizr', 'entities/(normalise|schemas)\\.ts$'),
    onlyIn('redux-persist', 'store/persistFilters\\.ts$'),
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
