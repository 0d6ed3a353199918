import { logError } from '../lib/log';

/** For a click on a player without an id: only logs the prescribed words (docs/behaviour.md 8). */
export const logMissingPlayer = (): void => logError('Player ID is undefined');
