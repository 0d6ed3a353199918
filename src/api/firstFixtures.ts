import { entitiesReceived } from '../entities/queryLedger';
import { defaultSeason, isNearestSettled } from '../entities/season/filter';
import { hasEntities } from '../entities/reducer';
import type { Age } from '../entities/provenance';
import { makeSelectSeasons } from '../entities/views/fixtures';
import type { SeasonIds } from '../entities/views/fixtures';
import { now } from '../lib/clock';
import { viennaWallClock } from '../lib/dates';
import type { Destination } from './ingest';
import type { Seasons } from './seasonReader';

/**
 * Shows the beginning of a league's fixtures, which may take many seconds on a slow connection (2 to 3.5 MB with all
 * line-ups of a season), as soon as it contains the matchday shown by default.
 * @returns takes beginnings, ever longer ones, until it returns true
 */
export function firstFixtures(
  age: Age,
  to: Destination,
  tell: (seasons: readonly SeasonIds[]) => void,
): (beginning: Seasons) => boolean {
  const select = makeSelectSeasons();
  let isTold = false;
  return ({ told, ids }) => {
    if (isTold) return true;
    to.dispatch(entitiesReceived({ request: to.request, ...age, told }));
    const state = to.getState();
    if (!hasEntities(state)) return true;
    const season = defaultSeason(select(state, ids), false);
    if (season?.season.primary !== true || !isNearestSettled(season.matches, viennaWallClock(now()))) return false;
    tell(ids);
    isTold = true;
    return true;
  };
}
