import { flagName } from '../entities/player/rules';
import { readPicture } from './wire/picture';

/**
 * URL of a nationality's flag (docs/behaviour.md 2, player page): shipped with the site, or from the service configured
 * at build time. Null: none, and nothing is fetched.
 */
export function flagUrl(nationality: string | null | undefined): string | null {
  const name = flagName(nationality);
  if (name === null) return null;
  if (FLAG_BASE_URL !== null) return readPicture(`${FLAG_BASE_URL}${name}.svg`) ?? null;
  return FLAG_NAMES.includes(name) ? new URL(`flaggen/${name}.svg`, location.href).href : null;
}
