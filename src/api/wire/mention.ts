import type { Club } from '../../entities/club/model';
import type { ClubId, PlayerId } from '../../entities/ids';
import type { Eligibility, Player } from '../../entities/player/model';
import { filled } from './read';

type Text = string | null | undefined;

/** The club behind a reference with name and picture; null if it has no id. */
export function clubOf(id: ClubId | null, name: Text, logo: Text, color?: Text): Club | null {
  return id === null ? null : filled({ id, name: name === '' ? null : name, logo, color });
}

/** The player behind a reference with name and picture; null if it has no id. */
export function playerOf(
  id: PlayerId | null,
  {
    name,
    ...more
  }: { readonly name: Text; readonly image: Text; readonly sid?: Text; readonly eligibility?: Eligibility | undefined },
): Player | null {
  return id === null ? null : filled({ id, name: name === '' ? null : name, ...more });
}
