import { schema } from 'normalizr';

/** How answers nest: which keys of which entity hold other entities. */
export const leagueSchema = new schema.Entity('leagues');
export const clubSchema = new schema.Entity('clubs');
export const playerSchema = new schema.Entity('players', { club: clubSchema });
clubSchema.define({ squad: [playerSchema] });

const lineup = [{ player: playerSchema }];
export const matchSchema = new schema.Entity('matches', {
  home: clubSchema,
  away: clubSchema,
  homeLineup: lineup,
  awayLineup: lineup,
});

const seasonSchema = new schema.Entity('seasons');
export const newsSchema = new schema.Entity('news');
export const slideSchema = new schema.Entity('slides');
export const standingSchema = new schema.Entity('standings', { club: clubSchema });
export const leaderboardSchema = new schema.Entity('leaderboard', { player: playerSchema, club: clubSchema });
export const suspensionSchema = new schema.Entity('suspensions', { player: playerSchema, club: clubSchema });
export const transferSchema = new schema.Entity('transfers');
export const postponementSchema = new schema.Entity('postponements');

/** One season and the matches of it that an answer is about. */
export const seasonMatchesSchema = { season: seasonSchema, matches: [matchSchema] };
