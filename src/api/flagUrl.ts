import { flagName } from '../entities/player/flag';
import { readPicture } from './wire/picture';

/**
 * Address of a nationality's flag (docs/behaviour.md 2, player page): one that comes with the site, or at the service that
 * the build names. Null: there is none, and nothing is fetched.
 */
export function flagUrl(nationality: string | null | undefined): string | null {
  const name = flagName(nationality);
  if (name === null) return null;
  if (FLAG_BASE_URL !== null) return readPicture(`${FLAG_BASE_URL}${name}.svg`) ?? null;
  return FLAG_NAMES.includes(name) ? new URL(`flaggen/${name}.svg`, location.href).href : null;
}
