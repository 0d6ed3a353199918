import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { startServer } from '../../support/serverApp';

const OPERATING = join(__dirname, '..', '..', '..', 'docs', 'operating');
const METRIC = /\b(?:kbo|http|nodejs|process)_\w+/g;

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

interface Rules {
  groups: { rules: { alert: string; expr: string; for: string; annotations: { do: string } }[] }[];
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

/** Whether Prometheus could read it. */
function isSound(expression: string): boolean {
  let sound = true;
  parser.parse(expression).iterate({
    enter: ({ type }) => {
      if (type.isError) sound = false;
    },
  });
  return sound;
}

describe('What operators look at', () => {
  const { panels }: Dashboard = JSON.parse(readFileSync(join(OPERATING, 'grafana.json'), 'utf8'));
  const { groups }: Rules = parse(readFileSync(join(OPERATING, 'alerts.yaml'), 'utf8'));
  const rules = groups.flatMap((group) => group.rules);
  const expressions = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...rules.map(({ expr }) => expr),
  ];

  it('names only figures that the server exports: dashboard and alerts', async () => {
    const named = expressions.flatMap((text) => text.match(METRIC) ?? []);
    expect(panels.length).toBeGreaterThan(5);
    const known = await exported();
    expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(15);
  }, 240_000);

  it('can be read by Prometheus, and every alert says how long it waits and what to do', () => {
    expect(isSound('sum(rate(x[5m]) > 1')).toBe(false);
    expect(expressions.filter((expression) => !isSound(expression))).toEqual([]);
    expect(rules.length).toBeGreaterThan(10);
    for (const { alert, for: wait, annotations } of rules) {
      expect([alert, wait, annotations.do]).toEqual([
        expect.stringMatching(/^[A-Z]\w+$/),
        expect.stringMatching(/^\d+[ms]$/),
        expect.stringMatching(/\.$|\?$/),
      ]);
    }
  });
});
