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

/** Matches are in a list inside a list of seasons (docs/api.md 4.16). */
const MATCHES_DEPTH = 3;

/**
 * Reads a league's fixtures, which may take many seconds on a slow connection (2 to 3.5 MB with all line-ups of a
 * season), and passes on their beginning as soon as it contains the matchday shown by default.
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
