import { schema } from 'normalizr';
import type { Schema } from 'normalizr';
import type { Club } from './club/model';
import type { League } from './league/model';
import type { LineupEntry } from './match/model';
import type { NestedClub, NestedLeaderboardEntry, NestedLineupEntry, NestedMatch, NestedPlayer } from './nested';
import type {
  NestedPostponement,
  NestedSeasonMatches,
  NestedStanding,
  NestedSuspension,
  NestedTransfer,
} from './nested';
import type { NewsItem, Slide } from './news/model';
import type { Player } from './player/model';
import type { Season } from './season/model';
import type { EntityTypes, IdOf, TableName } from './tables';
import type { Authority } from './told';
import type { SeasonIds } from './views/seasons';

/** What an answer is made of: which decoded things go in, and which ids come out. */
export interface Shape<Decoded, Ids> {
  readonly schema: Schema;
  /** Never there; ties the two types together. */
  readonly types?: (decoded: Decoded) => Ids;
}

/** A list of things. */
export const listOf = <Decoded, Ids>(shape: Shape<Decoded, Ids>): Shape<readonly Decoded[], readonly Ids[]> => ({
  schema: [shape.schema],
});

/** The keys under which an object holds whole things before it is taken apart, and ids after it. */
type Holding<Decoded, Ids> = {
  readonly [Key in keyof Decoded & keyof Ids as NonNullable<Decoded[Key]> extends Ids[Key] ? never : Key]-?: Shape<
    NonNullable<Decoded[Key]>,
    NonNullable<Ids[Key]>
  >;
};

function schemas(holding: Readonly<Record<string, Shape<never, unknown>>>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(holding).map(([key, shape]) => [key, shape.schema]));
}

/** An object that holds things. */
export const objectOf = <Decoded, Ids>(holding: Holding<Decoded, Ids>): Shape<Decoded, Ids> => ({
  schema: schemas({ ...holding }),
});

/** An entity, by its table and how the answer knows it. */
const entity = <Name extends TableName, Decoded extends { readonly id: IdOf<Name> }>(
  name: Name,
  by: Authority,
  holding: Holding<Decoded, EntityTypes[Name]>,
): Shape<Decoded, IdOf<Name>> => ({ schema: new schema.Entity(`${by}/${name}`, schemas({ ...holding })) });

export const ownLeague = entity<'leagues', League>('leagues', 'own', {});
export const listedLeague = entity<'leagues', League>('leagues', 'listed', {});
export const listedClub = entity<'clubs', Club>('clubs', 'listed', {});
const mentionedClub = entity<'clubs', Club>('clubs', 'mentioned', {});
const listedPlayer = entity<'players', Player>('players', 'listed', {});
const mentionedPlayer = entity<'players', Player>('players', 'mentioned', {});

/** A club's own page, its squad included. */
export const ownClub = entity<'clubs', NestedClub>('clubs', 'own', { squad: listOf(listedPlayer) });
/** A player's own page: the club in it is as it is today. */
export const ownPlayer = entity<'players', NestedPlayer>('players', 'own', { club: listedClub });

// What a match says of clubs and players is how they were that day.
const lineup = listOf(objectOf<NestedLineupEntry, LineupEntry>({ player: mentionedPlayer }));
const sides = { home: mentionedClub, away: mentionedClub, homeLineup: lineup, awayLineup: lineup };
export const ownMatch = entity<'matches', NestedMatch>('matches', 'own', sides);
export const listedMatch = entity<'matches', NestedMatch>('matches', 'listed', sides);

const listedSeason = entity<'seasons', Season>('seasons', 'listed', {});
/** One season and the matches of it that an answer is about. */
export const seasonMatches = objectOf<NestedSeasonMatches, SeasonIds>({
  season: listedSeason,
  matches: listOf(listedMatch),
});

export const ownNews = entity<'news', NewsItem>('news', 'own', {});
export const listedNews = entity<'news', NewsItem>('news', 'listed', {});

// Rows of these have no other page: they are whole wherever they come from.
const subjects = { player: mentionedPlayer, club: mentionedClub };
export const slide = entity<'slides', Slide>('slides', 'own', {});
export const standing = entity<'standings', NestedStanding>('standings', 'own', { club: listedClub });
export const suspension = entity<'suspensions', NestedSuspension>('suspensions', 'own', subjects);
export const leaderboardEntry = entity<'leaderboard', NestedLeaderboardEntry>('leaderboard', 'own', subjects);
export const transfer = entity<'transfers', NestedTransfer>('transfers', 'own', { ...subjects, origin: mentionedClub });
export const postponement = entity<'postponements', NestedPostponement>('postponements', 'own', {
  requester: mentionedClub,
  requestee: mentionedClub,
});
