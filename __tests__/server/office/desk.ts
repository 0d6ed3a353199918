import { eq } from 'drizzle-orm';
import { matches } from '../../../server/db/schema/matches';
import { upstreams } from '../../../server/db/schema/own';
import { check } from '../../../server/kbo/check';
import { explained, readTyped } from '../../../server/office/commandLine';
import { OFFICE } from '../../../server/office/commands';
import { carryOut } from '../../../server/office/desk';
import { refuse } from '../../../server/office/words';
import { readSettings } from '../../../server/settings';
import { serverDuring } from '../../support/serverDuring';
import { onBothEngines } from '../../support/serverEngines';
import { ids, unknownId } from '../../support/serverIds';
import { typeInto } from '../../support/serverOffice';

onBothEngines('What the office changes', (engine) => {
  const server = serverDuring(() => engine.fresh());
  afterEach(() => server.reset());
  const order = { by: 'vroni', command: 'try it', dryRun: false, settings: readSettings({}) };
  const score = { id: ids.finished, home_score: 0, away_score: 4 };
  const points = async () => (await server.get('webClient/table/league/QL1')) as { id: string; points: number }[];
  const home = async () => (await server.get(`webClient/match/detail/${ids.finished}`)).score.home as number;

  it('shows, moves the running points, is noted once, and can be read back', async () => {
    expect(await home()).toBe(2);
    const { changes } = await carryOut(server.store, order, async (desk) => {
      await desk.write('matches', [score]);
      await desk.write('matches', [{ id: ids.finished, location: 'Anderswo' }]);
      return { lines: [] };
    });
    expect(changes.map(({ table }) => table)).toEqual(['matches', 'matches', 'clubs', 'clubs']);
    expect(await home()).toBe(0);
    const of = (id: string, rows: { id: string; points: number }[]) => rows.find((row) => row.id === id)?.points;
    expect([of(ids.quarz, await points()), of(ids.zirbel, await points())]).toEqual([0, 3]);
    expect((await check(server.store.db)).filter((finding) => finding.startsWith('club'))).toEqual([]);

    const { out } = await typeInto(server)('audit', '--json');
    const [entry, ...others] = JSON.parse(out);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ by: 'vroni', command: 'try it', at: '2025-10-26T11:20:00Z' });
    expect(entry.before[`matches ${ids.finished}`]).toEqual({
      home_score: 2,
      away_score: 1,
      location: 'Platz Murmelau',
    });
    expect(entry.after[`matches ${ids.finished}`]).toEqual({ home_score: 0, away_score: 4, location: 'Anderswo' });
    const told = (await typeInto(server)('audit')).out;
    expect(told).toContain('26.10.2025 12:20 vroni: kbo try it');
    expect(told).toContain('home_score 2 → 0');
    expect((await typeInto(server)('audit', '--since', '27.10.2025')).out).toBe('Nichts wurde geändert.');
  });

  it('warns where the next reading of a mirrored API overwrites it', async () => {
    const correct = () => typeInto(server)('match', 'result', ids.finished, '0:4');
    await server.store.db.insert(upstreams).values({ base: 'https://api.example.org/' });
    expect((await correct()).complaint).toContain('spiegelt eine andere Schnittstelle');
    // Nothing is changed, so nothing is overwritten.
    expect((await correct()).complaint).toBe('');
  });

  it('that is only tried is told and taken back, and noted nowhere', async () => {
    let later = 0;
    const { changes } = await carryOut(server.store, { ...order, dryRun: true }, async (desk) => {
      await desk.write('matches', [score]);
      desk.afterwards(() => Promise.resolve(void (later += 1)));
      return { lines: [] };
    });
    expect(changes).toHaveLength(3);
    expect(await home()).toBe(2);
    expect((await typeInto(server)('audit')).out).toBe('Nichts wurde geändert.');
    expect(later).toBe(0);
  });

  it('is written whole or not at all, and what changes nothing is noted nowhere', async () => {
    await expect(
      carryOut(server.store, order, async (desk) => {
        await desk.write('matches', [score]);
        throw refuse('Doch nicht.');
      }),
    ).rejects.toThrow('Doch nicht.');
    await expect(
      carryOut(server.store, order, async (desk) => {
        await desk.write('matches', [score, { id: ids.next, home_club_id: unknownId }]);
        return { lines: [] };
      }),
    ).rejects.toThrow(`nothing is known of ${unknownId}`);
    await carryOut(server.store, order, async (desk) => {
      await desk.write('matches', [{ id: ids.finished, home_score: 2 }]);
      return { lines: [] };
    });
    expect(await home()).toBe(2);
    expect((await typeInto(server)('audit')).out).toBe('Nichts wurde geändert.');
  });

  it('by two at the same moment happens one after the other', async () => {
    const raise = () =>
      carryOut(server.store, order, async (desk) => {
        const [match] = await desk.tx.select().from(matches).where(eq(matches.id, ids.finished));
        await desk.write('matches', [{ id: ids.finished, home_score: (match?.homeScore ?? 0) + 1 }]);
        return { lines: [] };
      });
    await Promise.all([raise(), raise(), raise()]);
    expect(await home()).toBe(5);
  });
});

describe('A command of the office', () => {
  const typed =
    (...words: string[]) =>
    () =>
      readTyped(OFFICE, words);

  it.each(Object.entries(OFFICE))('%s explains itself in German, and its example can be typed', (name, command) => {
    expect(typed(...name.split(' '), '--help')).toThrow(command.explained);
    expect(explained(OFFICE)).toContain(`kbo ${name}`);
    // What the shell takes from the line is none of ours.
    const [example = ''] = command.example.split(' > ');
    const words = [...example.matchAll(/"([^"]*)"|(\S+)/g)].map(([, whole, word]) => whole ?? word ?? '');
    expect(typed(...words)().name).toBe(name);
  });
  it('that is mistyped is answered with what was meant', () => {
    expect(typed('audit', '--sinse', '1.1.2026')).toThrow('meinst du --since?');
    expect(typed('audit', 'gestern')).toThrow('„gestern“ ist zu viel');
    expect(typed('audit', '--since')).toThrow('keinen Wert');
    expect(typed('audit', '--by', ' ')).toThrow('--by braucht einen Namen');
  });
});
