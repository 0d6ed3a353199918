import * as competition from './competition';
import * as matches from './matches';
import * as office from './office';

/** Every table of the federation, by its name in the code. */
export const schema = { ...competition, ...matches, ...office };
