import type { ClubRow, LineupSources, MatchRow } from '../db/rows';
import type { EventType, SideName } from '../domain/types';
import { coach } from './club';
import { omitEmpty } from './omitEmpty';

/** Gives the full line-up ("Blankett") of a side of a match; its players are empty until it was filled in. */
export type BlanketOf = (match: MatchRow, side: SideName) => object | null;

/** Prepares the line-ups of a set of matches; rows are looked through once. */
export function blanketsFrom(sources: LineupSources): BlanketOf {
  const lineups = new Map(sources.lineups.map((row) => [`${row.matchId} ${row.side}`, row.players]));
  const cards = new Map<string, number>();
  for (const card of sources.cards) {
    const key = `${card.matchId} ${card.playerId} ${card.type}`;
    cards.set(key, (cards.get(key) ?? 0) + 1);
  }
  const cardCount = (match: MatchRow, player: string, type: EventType) =>
    cards.get(`${match.id} ${player} ${type}`) ?? 0;

  return (match, side) => {
    const club = sources.clubs.get(side === 'home' ? match.homeClubId : match.awayClubId);
    if (club === undefined) return null;
    const entries = lineups.get(`${match.id} ${side}`) ?? [];
    return omitEmpty({
      ...bareBlanket(match, side, club),
      players: entries.flatMap((entry) => {
        const player = sources.players.get(entry.player);
        return player === undefined
          ? []
          : [
              omitEmpty({
                id: player.id,
                sid: player.sid,
                name: player.name,
                number: entry.number,
                image: player.image,
                yellow_card: cardCount(match, player.id, 'yellowCard'),
                red_yellow_card: cardCount(match, player.id, 'yellowRedCard'),
                red_card: cardCount(match, player.id, 'redCard'),
              }),
            ];
      }),
    });
  };
}

/** The blankets without their line-ups. */
export function bareBlankets(clubs: ReadonlyMap<string, ClubRow>): BlanketOf {
  return (match, side) => {
    const club = clubs.get(side === 'home' ? match.homeClubId : match.awayClubId);
    return club === undefined ? null : bareBlanket(match, side, club);
  };
}

function bareBlanket(match: MatchRow, side: SideName, club: ClubRow) {
  return omitEmpty({
    ...miniBlanket(club),
    dress: side === 'home' ? (match.homeDress ?? club.kitHome) : (match.awayDress ?? club.kitAway),
    coach: coach(club),
  });
}

/** Name and crest of a club inside a match. */
export function miniBlanket(club: ClubRow | undefined) {
  return club && omitEmpty({ id: club.id, name: club.teamName, logo: club.logo, color: club.color });
}
