import { schema } from 'normalizr';
import type { Schema } from 'normalizr';
import type { LineupEntry } from './match/model';
import type { EntityTypes, IdOf, TableName } from './tables';
import type { Authority } from './provenance';
import type { SeasonIds } from './views/fixtures';

/** How an answer is built: which decoded things go in, and which ids come out. */
export interface Shape<In, Ids> {
  readonly schema: Schema;
  /** Never set; ties the two types together. */
  readonly types?: (decoded: In) => Ids;
}

/** What a decoder of this shape returns. */
export type Decoded<Of> = Of extends Shape<infer In, unknown> ? In : never;

/** The keys under which a model holds other entities, each with their shape. */
type Nesting<Model> = { readonly [Key in keyof Model]?: Shape<never, NonNullable<Model[Key]>> };

/** A model with whole entities where the tables hold their ids. */
type Whole<Model, Nested> = {
  readonly [Key in keyof Model]: Key extends keyof Nested
    ? Decoded<Nested[Key]> | Extract<Model[Key], null>
    : Model[Key];
};

/** A list of things. */
export const listOf = <In, Ids>(shape: Shape<In, Ids>): Shape<readonly In[], readonly Ids[]> => ({
  schema: [shape.schema],
});

function schemas(nested: Readonly<Record<string, Shape<never, unknown> | undefined>>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(nested).flatMap(([key, shape]) => (shape ? [[key, shape.schema]] : [])));
}

/** An object that holds entities but is not one itself. */
export const objectOf = <Model, Nested extends Nesting<Model>>(nested: Nested): Shape<Whole<Model, Nested>, Model> => ({
  schema: schemas({ ...nested }),
});

/** A decoded thing belongs to nobody else, so that it is taken apart itself instead of a copy of it. */
const takenApart = {
  idAttribute: ({ id }: { readonly id: string }) => id,
  processStrategy: (decoded: object) => decoded,
};

/** An entity, by its table and how much the answer says about it. */
const entity = <Name extends TableName, Nested extends Nesting<EntityTypes[Name]>>(
  name: Name,
  by: Authority,
  nested: Nested,
): Shape<Whole<EntityTypes[Name], Nested>, IdOf<Name>> => ({
  schema: new schema.Entity(`${by}/${name}`, schemas({ ...nested }), takenApart),
});

export const leagueDetail = entity('leagues', 'detail', {});
export const leagueItem = entity('leagues', 'list', {});
export const clubItem = entity('clubs', 'list', {});
const embeddedClub = entity('clubs', 'embedded', {});
const playerItem = entity('players', 'list', {});
const embeddedPlayer = entity('players', 'embedded', {});

/** A club's own page, its squad included. */
export const clubDetail = entity('clubs', 'detail', { squad: listOf(playerItem) });
/** A player's own page, which gives the club's current facts. */
export const playerDetail = entity('players', 'detail', { club: clubItem });

// A match describes clubs and players as they were that day.
const inLineup = { player: embeddedPlayer };
export const lineupEntry = objectOf<LineupEntry, typeof inLineup>(inLineup);
const lineup = listOf(lineupEntry);
const sides = { home: embeddedClub, away: embeddedClub, homeLineup: lineup, awayLineup: lineup };
export const matchDetail = entity('matches', 'detail', sides);
export const matchItem = entity('matches', 'list', sides);

const seasonItem = entity('seasons', 'list', {});
const block = { season: seasonItem, matches: listOf(matchItem) };
/** One season and those of its matches that the answer contains. */
export const seasonMatches = objectOf<SeasonIds, typeof block>(block);

export const newsDetail = entity('news', 'detail', {});
export const newsListItem = entity('news', 'list', {});

// These have no page of their own: their rows are complete wherever they come from.
const subjects = { player: embeddedPlayer, club: embeddedClub };
export const slide = entity('slides', 'detail', {});
export const standing = entity('standings', 'detail', { club: clubItem });
export const suspension = entity('suspensions', 'detail', subjects);
export const leaderboardEntry = entity('leaderboard', 'detail', subjects);
export const transfer = entity('transfers', 'detail', { ...subjects, origin: embeddedClub });
export const postponement = entity('postponements', 'detail', {
  requester: embeddedClub,
  requestee: embeddedClub,
});
