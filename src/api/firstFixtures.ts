import { entitiesReceived } from '../entities/events';
import { defaultSeason, isNearestSettled } from '../entities/season/defaults';
import { hasEntities } from '../entities/reducer';
import type { Age } from '../entities/told';
import { makeSelectSeasons } from '../entities/views/seasons';
import type { SeasonIds } from '../entities/views/seasons';
import { now } from '../lib/clock';
import { viennaWallClock } from '../lib/dates';
import { parsePrefix } from '../lib/jsonPrefix';
import { readGrowing } from './growingBody';
import type { Destination } from './ingest';
import { readSeasons } from './wire/season';

/** A list of seasons, in each a list of matches (docs/api.md 4.16). */
const MATCHES_DEPTH = 3;

/**
 * Reads a league's fixtures, which may take many seconds on a slow connection (2 to 3.5 MB with every line-up of a season), and tells
 * their beginning as soon as the matchday that a visitor will see is in it.
 */
export function readFirstFixtures(
  response: Response,
  age: Age,
  to: Destination,
  tell: (seasons: readonly SeasonIds[]) => void,
): Promise<string> {
  const select = makeSelectSeasons();
  return readGrowing(response, (text) => {
    const part = readSeasons(parsePrefix(text, MATCHES_DEPTH), () => undefined);
    if (part === null) return false;
    to.dispatch(entitiesReceived({ request: to.request, ...age, told: part.told }));
    const state = to.getState();
    if (!hasEntities(state)) return true;
    const season = defaultSeason(select(state, part.ids), false);
    if (season?.season.primary !== true || !isNearestSettled(season.matches, viennaWallClock(now()))) return false;
    tell(part.ids);
    return true;
  });
}
