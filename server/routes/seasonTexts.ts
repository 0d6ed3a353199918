import { JSON_TYPE } from '../answers/answer';
import type { Built } from '../answers/cache';
import { tag } from '../answers/tags';
import type { Db } from '../db/database';
import { archiveOf } from '../db/queries/archives';
import { clubsOfMatches } from '../db/queries/clubs';
import { lineupsOf } from '../db/queries/lineups';
import { matchesOfSeasons } from '../db/queries/matches';
import type { SeasonRow } from '../db/rows';
import { isOver } from '../domain/seasonProgress';
import type { Store } from '../store';
import { bareBlankets, blanketsFrom } from '../wire/blanket';
import { seasonIndex, seasonModel } from '../wire/season';
import { archiveSeason } from '../writers/seasonArchives';

/** A season with all its matches and line-ups, with matches alone, or without. */
export type SeasonForm = 'whole' | 'bare' | 'model';

/** The key that each form leaves out. */
const WITHOUT: Readonly<Record<SeasonForm, string | undefined>> = {
  whole: undefined,
  bare: 'players',
  model: 'matches',
};

/**
 * Seasons as a JSON list. The one under way is built anew; a finished one was archived once, with the names and the table
 * of that time, so that a goal costs the same however many there are.
 */
export async function seasonTexts(store: Store, seasons: readonly SeasonRow[], form: SeasonForm): Promise<Buffer> {
  const texts: Buffer[] = [];
  for (const season of seasons) {
    texts.push(Buffer.from(texts.length === 0 ? '[' : ','));
    texts.push(season.primary === true ? await fresh(store.db, season, form) : await former(store, season, form));
  }
  return Buffer.concat([...texts, Buffer.from(texts.length === 0 ? '[]' : ']')]);
}

async function former(store: Store, season: SeasonRow, form: SeasonForm): Promise<Buffer> {
  const key = ['season', season.id, form].join('\n');
  const answer = await store.answers.read(key, () => build(store, season, form));
  return answer.bytes('identity');
}

async function build(store: Store, season: SeasonRow, form: SeasonForm): Promise<Built> {
  let body = await archiveOf(store.db, season.id);
  if (body === undefined) {
    if (!isOver(season.primary, await matchesOfSeasons(store.db, [season.id]))) {
      const tags = [tag.season(season.id), tag.league(season.leagueId)];
      return { content: await fresh(store.db, season, form), type: JSON_TYPE, tags };
    }
    body = await archiveSeason(store, season.id, async (db) => (await fresh(db, season, 'whole')).toString());
  }
  return { content: inForm(body, form), type: JSON_TYPE, tags: [tag.season(season.id)] };
}

function inForm(body: string, form: SeasonForm): string {
  const without = WITHOUT[form];
  if (without === undefined) return body;
  return JSON.stringify(JSON.parse(body), (key, value: unknown) => (key === without ? undefined : value));
}

async function fresh(db: Db, season: SeasonRow, form: SeasonForm): Promise<Buffer> {
  const matches = await matchesOfSeasons(db, [season.id]);
  const clubs = await clubsOfMatches(db, matches);
  if (form === 'model') return Buffer.from(JSON.stringify(seasonModel(season, clubs, matches)));
  const blanketOf = form === 'bare' ? bareBlankets(clubs) : blanketsFrom(await lineupsOf(db, matches, clubs));
  return Buffer.from(JSON.stringify(seasonIndex(season, clubs, matches, blanketOf)));
}
