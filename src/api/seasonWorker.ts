import { seasonReader } from './seasonReader';
import type { ToReader } from './seasonReader';

/** A worker's script: reads one league's fixtures beside the main thread. */
const take = seasonReader((message) => postMessage(message));
addEventListener('message', ({ data }: MessageEvent<ToReader>) => take(data));
