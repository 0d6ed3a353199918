import fc from 'fast-check';
import { loadProduct, visits } from './model/run';

const RUNS = 200;

/** The same visits each time; `MODEL_SEED` tries others. */
const seed = Number(process.env['MODEL_SEED'] ?? 897_477);

test(`every fact is the newest that an authority told, in ${RUNS} visits`, async () => {
  process.stdout.write(`Model of the store: ${RUNS} visits, MODEL_SEED=${seed}\n`);
  await fc.assert(visits(loadProduct()), { numRuns: RUNS, seed });
});
