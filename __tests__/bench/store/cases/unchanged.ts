import { interleave } from '../../lib/interleave';
import { openStore } from '../ours';
import { pollTexts, seasonsText } from '../payload';

const COMPARED = 'bytes compared';
const READ = 'bytes read again';

/** What an unchanged answer costs our store. */
export interface Unchanged {
  /** `live/polling.ts` compares the bytes first and stops there. */
  readonly compared: readonly number[];
  /** A repeated request reads them and finds nothing new. */
  readonly readAgain: readonly number[];
  readonly sameTables: boolean;
}

export function unchangedRatios(plant: string | undefined): Unchanged {
  const { store, seasons, poll } = openStore(plant);
  const [text = ''] = pollTexts('full');
  // The same bytes in another place, as a second answer brings them.
  const again = new TextDecoder().decode(new TextEncoder().encode(text));
  seasons(seasonsText(0, 1));
  poll(text);
  const before = store.getState();
  poll(again);
  const after = store.getState();
  const sameTables = after.entities === before.entities && after.provenance === before.provenance;
  const compare = (): void => {
    if (again !== text) poll(again);
  };
  const works = [
    { name: COMPARED, run: compare },
    { name: READ, run: () => poll(again) },
  ];
  const series = interleave({ name: 'JSON.parse', run: () => void JSON.parse(text) }, works, {
    rounds: 41,
    sampleMs: 4,
    warmUpMs: 300,
    budgetMs: 3_000,
  });
  return { compared: series.get(COMPARED) ?? [], readAgain: series.get(READ) ?? [], sameTables };
}
