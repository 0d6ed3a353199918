import { sql } from 'drizzle-orm';
import { buildApp } from '../../../server/app';
import { loadFederation } from '../../../server/demo/load';
import { openDatabase } from '../../../server/db/open';
import { buildFederation } from '../../../server/demo/federation';
import { createStore } from '../../../server/store';
import { findPostgres, startPostgres } from '../../support/serverPostgres';
import { figure, judge, printTable } from '../lib/report';
import { namesLike } from './names';

/**
 * What typing costs the server: `GET /api/suche` letter by letter for names of 100,000 players, on both engines.
 * The database must never scan all players for it. The embedded engine computes in this
 * process, so its computing time counts and other work of the machine does not; PostgreSQL's time is that of the clock.
 */
const PLAYERS = 100_000;
const LIMITS = { login: 1, registration: 1, answers: 1, search: 1_000_000 };
const TYPED = 40;

interface Result {
  name: string;
  times: readonly number[];
  scans: number;
}

const at = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;

/** CPU milliseconds of this process. */
function computed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

async function measure(name: string, url: string | undefined): Promise<Result> {
  const database = await openDatabase({ url });
  const federation = buildFederation(new Date());
  const [first] = federation.players;
  if (first === undefined) throw new Error('no player');
  const names = namesLike(
    federation.players.map((player) => player.name),
    PLAYERS - federation.players.length,
  );
  federation.players.push(
    ...names.map((other, index) => ({
      ...first,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      name: other,
    })),
  );
  await loadFederation(database.db, federation);
  await database.db.execute(sql`vacuum analyze players`);
  const { app } = await buildApp({ store: await createStore(database), limits: LIMITS });
  const clock = url === undefined ? computed : () => performance.now();
  const times: number[] = [];
  let scans = 0;
  for (let count = 0; count < TYPED; count += 1) {
    const [forename = '', surname = ''] = (names[count * 997] ?? '').split(' ');
    for (const word of [surname, `${surname} ${forename}`, surname.slice(2)]) {
      for (let letters = 2; letters <= Math.min(word.length, 12); letters += 1) {
        const typed = word.slice(0, letters);
        const began = clock();
        const answer = await app.inject(`/api/suche?q=${encodeURIComponent(typed)}`);
        times.push(clock() - began);
        if (answer.statusCode !== 200) throw new Error(`${typed}: ${answer.statusCode}`);
      }
    }
    for (const fit of ['start', 'middle']) {
      const plan = await database.db.execute(
        sql`explain select * from players
            where search_terms(name, 'entry')::tsvector @@ search_terms(${surname.slice(0, 2 + (count % 3))}, ${fit})::tsquery
            order by name, id limit 20`,
      );
      if (JSON.stringify(plan).includes('Seq Scan')) scans += 1;
    }
  }
  await app.close();
  await database.close();
  return { name, times: times.toSorted((a, b) => a - b), scans };
}

const results = [await measure('embedded', undefined)];
const bin = findPostgres();
if (bin === undefined) console.warn('SKIPPED: PostgreSQL is not installed');
else {
  const postgres = await startPostgres(bin);
  try {
    results.push(await measure('PostgreSQL', await postgres.createDatabase()));
  } finally {
    postgres.stop();
  }
}
printTable(
  `GET /api/suche over ${PLAYERS} players, letter by letter`,
  ['engine', 'n', 'median ms', 'p95 ms', 'longest ms', 'scans of the table'],
  results.map(({ name, times, scans }) => [
    name,
    String(times.length),
    figure(at(times, 0.5)),
    figure(at(times, 0.95)),
    figure(at(times, 1)),
    String(scans),
  ]),
);
process.exitCode = judge(
  results.flatMap(({ name, times, scans }) => [
    { name: `${name}: p95 ms`, value: at(times, 0.95), limit: 20, wanted: 'at most' as const },
    { name: `${name}: scans of the table`, value: scans, limit: 0, wanted: 'exactly' as const },
  ]),
);
