import type { Store } from '../store';
import { erasedPlayers } from '../merging/erasures';
import type { Change } from '../merging/merge';
import { crawl } from './crawl';
import type { Progress } from './crawl';
import type { Source } from './client';
import { startPicturesAt } from './decoders';
import { Stage } from './stage';
import { takePictures } from './pictures';
import type { Album } from './pictures';
import { clockOf, saveStage } from './save';

const EVERY_MS = 1_000;

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
  const stage = await crawl(source, progress, new Stage(await clockOf(store.db)));
  stage.erase(await erasedPlayers(store.db));
  if (album !== undefined) await takePictures(stage, source, album, progress);
  const changes = await saveStage(store, stage, acceptLosses);
  return { changes, problems: stage.problems };
}

/** Prints what is being read, how much of it is done and how long it will take, at most once a second and at its end. */
export function progressTo(print: (line: string) => void, now: () => number = Date.now): Progress {
  let what = '';
  let began = 0;
  let printed = 0;
  return (next, done, of) => {
    if (next !== what) [what, began, printed] = [next, now(), 0];
    if (done < of && now() - printed < EVERY_MS) return;
    printed = now();
    const left = Math.ceil((((printed - began) / done) * (of - done)) / 1_000);
    print(
      `${what}: ${done} of ${of}${left > 0 ? `, ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')} left` : ''}`,
    );
  };
}
