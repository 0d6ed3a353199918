const { readFileSync } = require('node:fs');

const ROUTE = /^\s*route\(\s*'\/([\w-]*)[^']*',[^;]*?webpackChunkName: "(\w+)"/gm;

/**
 * Which scripts each screen needs, by the first word of its address, so that `boot` can ask for those of the addressed one
 * before the application is there: `liga /assets/shared.js /assets/leagueHome.js|match /assets/…`.
 * @param routesFile the site map, whose every line names address and chunk
 * @throws if a line of it can't be read
 */
module.exports = (routesFile, compilation) => {
  const text = readFileSync(routesFile, 'utf8');
  const routes = [...text.matchAll(ROUTE)];
  if (routes.length !== text.match(/^\s*route\(/gm).length)
    throw new Error(`A route without address or chunk name in ${routesFile}`);
  const filesOf = (chunk) =>
    compilation.namedChunkGroups
      .get(chunk)
      .getFiles()
      .filter((file) => file.endsWith('.js'))
      .map((file) => `/${file}`);
  return routes.map(([, word, chunk]) => [word, ...filesOf(chunk)].join(' ')).join('|');
};
