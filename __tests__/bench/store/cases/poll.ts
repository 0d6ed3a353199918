import { interleave } from '../../lib/interleave';
import type { Work } from '../../lib/interleave';
import type { Held } from '../ours';
import { LIVE, matchId, pollTexts, seasonsText } from '../payload';
import type { PollForm } from '../payload';
import { stores } from '../ours';

/** Seasons that one answer brings while a store is filled. */
const CHUNK = 10;

function fill(empty: readonly Held[], seasons: number): void {
  for (let first = 0; first < seasons; first += CHUNK) {
    const text = seasonsText(first, Math.min(CHUNK, seasons - first));
    for (const held of empty) held.seasons(text);
  }
}

/** Takes one poll after the other, in a cycle. */
function turning(texts: readonly string[], take: (text: string) => void): () => void {
  let turn = 0;
  return () => take(texts[(turn += 1) % texts.length] ?? '');
}

function checked(name: string, held: Held, texts: readonly string[], form: PollForm): void {
  for (const text of texts.slice(0, 3)) {
    held.poll(text, form);
    const [{ matches }] = JSON.parse(text) as [
      { readonly matches: readonly { readonly score: { readonly home: number } }[] },
    ];
    const known = held.homeGoals(LIVE.map((match) => matchId(0, match)));
    if (known.join() !== matches.map(({ score }) => score.home).join())
      throw new Error(`${name}: a poll did not arrive`);
  }
}

/** Live polls on stores that hold `scale` seasons already. */
export function pollRatios(
  scale: number,
  plant: string | undefined,
): Readonly<Record<PollForm, ReadonlyMap<string, readonly number[]>>> {
  const filled = stores(plant).map(({ name, create }) => ({ name, held: create() }));
  fill(
    filled.map(({ held }) => held),
    scale,
  );
  const ratios = (form: PollForm): ReadonlyMap<string, readonly number[]> => {
    const texts = pollTexts(form);
    filled.forEach(({ name, held }) => checked(name, held, texts, form));
    const works: readonly Work[] = filled.map(({ name, held }) => ({
      name,
      run: turning(texts, (text) => held.poll(text, form)),
    }));
    return interleave({ name: 'JSON.parse', run: turning(texts, (text) => void JSON.parse(text)) }, works, {
      rounds: 41,
      sampleMs: 4,
      warmUpMs: 300,
      budgetMs: 5_000,
    });
  };
  return { short: ratios('short'), full: ratios('full') };
}
