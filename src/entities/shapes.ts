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

export const ownLeague = entity('leagues', 'own', {});
export const listedLeague = entity('leagues', 'listed', {});
export const listedClub = entity('clubs', 'listed', {});
const mentionedClub = entity('clubs', 'mentioned', {});
const listedPlayer = entity('players', 'listed', {});
const mentionedPlayer = entity('players', 'mentioned', {});

/** A club's own page, its squad included. */
export const ownClub = entity('clubs', 'own', { squad: listOf(listedPlayer) });
/** A player's own page, which gives the club's current facts. */
export const ownPlayer = entity('players', 'own', { club: listedClub });

// A match describes clubs and players as they were that day.
const inLineup = { player: mentionedPlayer };
export const lineupEntry = objectOf<LineupEntry, typeof inLineup>(inLineup);
const lineup = listOf(lineupEntry);
const sides = { home: mentionedClub, away: mentionedClub, homeLineup: lineup, awayLineup: lineup };
export const ownMatch = entity('matches', 'own', sides);
export const listedMatch = entity('matches', 'listed', sides);

const listedSeason = entity('seasons', 'listed', {});
const block = { season: listedSeason, matches: listOf(listedMatch) };
/** One season and those of its matches that the answer contains. */
export const seasonMatches = objectOf<SeasonIds, typeof block>(block);

export const ownNews = entity('news', 'own', {});
export const listedNews = entity('news', 'listed', {});

// These have no page of their own: their rows are complete wherever they come from.
const subjects = { player: mentionedPlayer, club: mentionedClub };
export const slide = entity('slides', 'own', {});
export const standing = entity('standings', 'own', { club: listedClub });
export const suspension = entity('suspensions', 'own', subjects);
export const leaderboardEntry = entity('leaderboard', 'own', subjects);
export const transfer = entity('transfers', 'own', { ...subjects, origin: mentionedClub });
export const postponement = entity('postponements', 'own', {
  requester: mentionedClub,
  requestee: mentionedClub,
});
