import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../../server/domain/text';
import { transfers } from '../../server/db/schema/office';
import type { Store } from '../../server/store';
import { addGoal } from '../../server/modules/matches/commands';
import { ids } from './serverIds';
import { registrationOf } from './serverRegistration';

const JSON_BODY = { 'content-type': 'application/json' };
const READERS = 6;
const WRITERS = 3;
const REQUESTS = 4_000;
const BETWEEN_MS = 10;
const GOAL_EVERY_MS = 100;
/** Hashing a password takes a processor for a third of a second. */
const REGISTER_EVERY_MS = 700;
const READS = [
  `webClient/match/detail/${ids.live}`,
  'webClient/livescore',
  'webClient/leagues/QL1/current/table',
  'webClient/matches/league/QL1/index',
  `webClient/clubs/detail/${ids.quarz}`,
  'client/leagueList',
  'webClient/news/league/QL1',
];

/** What visitors and the scorer of a match have done so far. */
export interface ClusterLoad {
  reads: number;
  /** Reading calls that got anything but a whole answer with 200. */
  failed: string[];
  /** Requests whose answer was acknowledged. */
  answered: Set<string>;
  /** Teams that were registered, and those of whom it is not known. */
  registered: Set<string>;
  goals: { certain: number; unknown: number };
  /** Waits until so many more reads and answered requests have succeeded. */
  goesOn: (reads: number, answers: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts reading, answering requests and registering teams at an address, and scoring by a store of its own. */
export async function startLoad(url: string, store: Store): Promise<ClusterLoad> {
  const requests = Array.from({ length: REQUESTS }, () => newId());
  await store.db.insert(transfers).values(requests.map((id) => ({ id, playerId: ids.resi, clubId: ids.quarz })));
  let over = false;
  const load: ClusterLoad = {
    reads: 0,
    failed: [],
    answered: new Set(),
    registered: new Set(),
    goals: { certain: 0, unknown: 0 },
    goesOn: async (reads, answers) => {
      const [enough, written] = [load.reads + reads, load.answered.size + answers];
      while ((load.reads < enough || load.answered.size < written) && load.failed.length === 0) await pause(10);
    },
    stop: async () => {
      over = true;
      await Promise.all(working);
    },
  };
  const read = async (turn: number) => {
    const call = READS[turn % READS.length] ?? '';
    const began = Date.now();
    const failed = (why: unknown) => load.failed.push(`${call} after ${Date.now() - began} ms: ${String(why)}`);
    try {
      const answer = await fetch(`${url}/api/${call}`);
      const text = await answer.text();
      if (answer.status !== 200) failed(`${answer.status} ${text}`);
      else load.reads += JSON.parse(text) === undefined ? 0 : 1;
    } catch (error) {
      failed(error);
    }
  };
  const status = (call: string, init?: RequestInit) =>
    fetch(`${url}/api/${call}`, init).then(
      (answer) => answer.status,
      () => 0,
    );
  const answer = async () => {
    const id = requests.pop() ?? '';
    if ((await status(`transfers/reject/${id}`)) === 200) load.answered.add(id);
  };
  const register = async (turn: number) => {
    const teamName = `Mannschaft ${turn}`;
    const body = JSON.stringify(registrationOf(teamName));
    if ((await status('registrations/register', { method: 'POST', headers: JSON_BODY, body })) === 200)
      load.registered.add(teamName);
    await pause(REGISTER_EVERY_MS);
  };
  const score = async () => {
    await addGoal(store, { matchId: ids.live, playerId: ids.poldi, minute: 5 }).then(
      () => (load.goals.certain += 1),
      () => (load.goals.unknown += 1),
    );
    await pause(GOAL_EVERY_MS);
  };
  const keepAt = async (work: (turn: number) => Promise<void>, first = 0) => {
    for (let turn = first; !over; turn += 1) {
      await work(turn);
      await pause(BETWEEN_MS);
    }
  };
  const working = [
    ...Array.from({ length: READERS }, (_, first) => keepAt(read, first)),
    ...Array.from({ length: WRITERS }, () => keepAt(answer)),
    keepAt(register),
    keepAt(score),
  ];
  return load;
}
