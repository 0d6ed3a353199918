import type { LeaderboardEntry } from '../../entities/leaderboard/model';
import { clubPath, playerPath } from '../../entities/normalise';
import { fullName } from '../../entities/player/rules';
import { selectClub, selectPlayer } from '../../entities/select';
import { logError } from '../../lib/log';
import { selectIsFavourite } from '../../store/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import type { PersonLook } from '../../ui/blocks/PersonLine';
import type { TeamLook } from '../../ui/blocks/teamLook';
import { clubColour } from '../../ui/clubColour';

const logMissingId = (): void => logError('Player ID is undefined');

/** Player and team of an entry, from their own rows if known. */
export function useLeader({ player: playerId, playerAs, club: clubId, clubAs }: LeaderboardEntry): {
  readonly player: PersonLook;
  readonly team: TeamLook;
  readonly color: string;
} {
  const player = useAppSelector((state) => selectPlayer(state, playerId));
  const club = useAppSelector((state) => selectClub(state, clubId));
  const own = useAppSelector((state) => selectIsFavourite(state, clubId));
  const to = playerPath(playerId);
  const name = club?.name ?? clubAs.name;
  const color = clubColour(club?.color, name);
  return {
    player: {
      name: fullName(player?.name ?? playerAs.name),
      image: player?.image ?? playerAs.image,
      to,
      onPress: to === undefined ? logMissingId : undefined,
      color,
    },
    team: { name, logo: club?.logo ?? clubAs.image, to: clubPath(clubId), own },
    color,
  };
}
