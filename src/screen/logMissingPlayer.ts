import { logError } from '../lib/log';

/** A press on a player without an id: logged in the specification's words, and nothing else happens (docs/behaviour.md 8). */
export const logMissingPlayer = (): void => logError('Player ID is undefined');
