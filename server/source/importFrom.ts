import type { Store } from '../store';
import type { Change } from '../merging/merge';
import { crawl } from './crawl';
import type { Progress } from './crawl';
import type { Source } from './ask';
import { startPicturesAt } from './decoders';
import { Facts } from './facts';
import { takePictures } from './pictures';
import type { Album } from './pictures';
import { clockOf, saveFacts } from './save';

/** The outcome of an import. */
export interface Imported {
  changes: Change[];
  /** One line for each thing that was left out: its path, what was expected and what was found. */
  problems: readonly string[];
}

/**
 * Reads an existing API by the contract and writes it into the database.
 * @param album where its pictures are stored; without it they stay at their address
 * @param acceptLosses also takes away what lists no longer name when that is more than a fifth of one
 * @throws Error when the API's list of leagues cannot be read; nothing is changed then
 */
export async function importFrom(
  store: Store,
  source: Source,
  progress: Progress,
  album?: Album,
  acceptLosses = false,
): Promise<Imported> {
  startPicturesAt(source.base);
  const facts = await crawl(source, progress, new Facts(await clockOf(store.db)));
  if (album !== undefined) await takePictures(facts, source, album, progress);
  const changes = await saveFacts(store, facts, acceptLosses);
  return { changes, problems: facts.problems };
}
