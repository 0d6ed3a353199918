import { flagName } from '../entities/player/flag';
import { readPicture } from './wire/picture';

/** Address of a nationality's flag at the flag service (docs/behaviour.md 2, player page); null if it names no country. */
export function flagUrl(nationality: string | null | undefined): string | null {
  const name = flagName(nationality);
  return name === null ? null : (readPicture(`${FLAG_BASE_URL}${name}.svg`) ?? null);
}
