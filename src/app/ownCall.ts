import { readingPath } from '../api/paths';
import { requestName } from '../api/requestName';
import { idInAddress } from '../entities/ids';
import type { ClubId, MatchId, PlayerId } from '../entities/ids';
import { firstWord } from './firstWord';

/** A call and the name of its request. */
interface OwnCall {
  readonly path: string;
  readonly request: string;
}

const about =
  <Id extends ClubId | MatchId | PlayerId>(endpoint: string, path: (id: Id) => string) =>
  (segment: string | undefined): OwnCall | null => {
    const id = idInAddress<Id>(segment);
    return id === null ? null : { path: path(id), request: requestName(endpoint, id) };
  };

const match = about('match', (id: MatchId) => readingPath('match', id));
const club = about('club', (id: ClubId) => readingPath('club', id));
const player = about('player', (id: PlayerId) => readingPath('player', id));
const ABOUT = new Map([
  ['match', match],
  ['team-detail', club],
  ['player-detail', player],
]);

/** The one call that fills a page about a match, a team or a player, whatever league is chosen; null for any other page. */
export const ownCall = (fragment: string): OwnCall | null =>
  ABOUT.get(firstWord(fragment))?.(fragment.split(/[?#]/)[0]?.split('/')[2]) ?? null;
