import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../../support/serverApp';

const DOCS = join(__dirname, '..', '..', '..', 'docs');
const METRIC = /\b(?:kbo|http|nodejs|process)_\w+/g;

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

/** The series that a server exports, histograms with their parts. */
async function exported(): Promise<Set<string>> {
  const connections = () => ({ open: 1, idle: 1, waiting: 0 });
  const server = await startServer({}, { monitorToken: 'geheim-genug', watched: { connections } });
  const { body } = await server.app.inject({ url: '/-/metrics', headers: { authorization: 'Bearer geheim-genug' } });
  await server.close();
  const parts = body.split('\n').flatMap((line) => {
    const [, name = '', type] = /^# TYPE (\w+) (\w+)/.exec(line) ?? [];
    return type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];
  });
  return new Set(parts);
}

describe('What operators look at', () => {
  it('names only figures that the server exports: dashboard and alerts', async () => {
    const { panels } = JSON.parse(readFileSync(join(DOCS, 'operating', 'grafana.json'), 'utf8')) as Dashboard;
    const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const alerts = readFileSync(join(DOCS, 'operating.md'), 'utf8')
      .split('\n')
      .filter((line) => /^\| [^|]+ \| `/.test(line));
    const named = [...expressions, ...alerts].flatMap((text) => text.match(METRIC) ?? []);
    expect(expressions.length).toBeGreaterThan(5);
    const known = await exported();
    expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(15);
  }, 240_000);
});
