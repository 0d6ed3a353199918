import type { PlayerId } from '../../entities/ids';
import { listOf, objectOf, playerDetail, seasonMatches } from '../../entities/shapes';
import type { SeasonIds } from '../../entities/views/fixtures';
import { readOne, withId } from './answers';
import type { Read } from './answers';
import { decodePlayer } from './player';
import { isRow, readList } from './read';
import { decodeSeasons } from './season';

/** A player's page: the player and the matches with them in the line-up, by season. */
export interface PlayerPage {
  readonly player: PlayerId;
  readonly seasons: readonly SeasonIds[];
}

const nested = { player: playerDetail, seasons: listOf(seasonMatches) };
const playerPage = objectOf<PlayerPage, typeof nested>(nested);

/** Player detail of docs/api.md 4.18. */
export const readPlayerPage = (id: PlayerId): Read<PlayerPage> =>
  readOne(
    'player',
    (body, _at, complain) => {
      const player = isRow(body['player']) ? decodePlayer(withId(body['player'], id), 'player', complain) : null;
      return (
        player && { player, seasons: decodeSeasons(readList(body['upcoming']) ?? [], 'player.upcoming', complain) }
      );
    },
    playerPage,
  );
