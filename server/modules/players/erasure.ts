import { eq, inArray, like, sql } from 'drizzle-orm';
import { EVERYTHING } from '../../cache/tags';
import type { Db } from '../../db/database';
import { players, seasonArchives } from '../../db/schema/competition';
import { events, lineups } from '../../db/schema/matches';
import { erasures, news } from '../../db/schema/office';
import { utcText } from '../../domain/clock';
import { found } from '../../domain/errors';
import type { Store } from '../../store';

/** How the site names a player without a name. */
const NAMELESS = 'Unbekannt';

/** What of an erased player remains to be done by hand, and elsewhere than in the database. */
export interface Erased {
  /** Articles whose text names the player. */
  articles: string[];
  /** Addresses of pictures that nothing shows any more. */
  pictures: string[];
}

/**
 * Removes a player's name, picture, birthday and number from every table, archive and finished response; results stay. It is
 * noted, so that `replayErasures` does it again after a restore.
 * @throws Refusal `unknown` for an unknown player
 */
export function erasePlayer(store: Store, playerId: string): Promise<Erased> {
  return store.write(async (tx, outdate) => {
    const [player] = await tx.select().from(players).where(eq(players.id, playerId)).for('update');
    const { name } = found(player, 'Player not found');
    await tx
      .insert(erasures)
      .values({ playerId, at: utcText(store.now()) })
      .onConflictDoNothing();
    const named = await tx
      .select({ id: news.id })
      .from(news)
      .where(sql`position(${name} in concat_ws(' ', ${news.title}, ${news.text})) > 0`);
    const pictures = await erase(tx, [playerId]);
    outdate(EVERYTHING);
    return { articles: named.map(({ id }) => id), pictures };
  });
}

/** Erases again whoever is noted as erased: what was merged from a backup may hold them. Returns the pictures left over. */
export async function replayErasures(tx: Db): Promise<string[]> {
  const noted = await tx.select({ id: erasures.playerId }).from(erasures);
  return noted.length === 0
    ? []
    : erase(
        tx,
        noted.map(({ id }) => id),
      );
}

async function erase(tx: Db, ids: readonly string[]): Promise<string[]> {
  // Writing parts of a season drops its archive, which holds names as they were: it is put back without these.
  const archives = await archivesWith(tx, ids);
  const shown = [
    ...(await tx
      .select({ image: players.image })
      .from(players)
      .where(inArray(players.id, [...ids]))),
    ...(await tx
      .select({ image: events.image })
      .from(events)
      .where(inArray(events.playerId, [...ids]))),
  ];
  await tx
    .update(players)
    .set({ name: NAMELESS, image: null, birthday: '', number: '' })
    .where(inArray(players.id, [...ids]));
  await tx
    .update(events)
    .set({ name: NAMELESS, image: null, number: null })
    .where(inArray(events.playerId, [...ids]));
  for (const id of ids) {
    await tx
      .update(lineups)
      .set({
        players: sql`(select jsonb_agg(case when one ->> 'player' = ${id} then jsonb_set(one, '{number}', '0') else one end order by place)
          from jsonb_array_elements(${lineups.players}) with ordinality as entry(one, place))`,
      })
      .where(sql`${lineups.players} @> ${JSON.stringify([{ player: id }])}::jsonb`);
  }
  for (const { seasonId, body } of archives) {
    const values = { seasonId, body: withoutPlayers(body, ids) };
    await tx.insert(seasonArchives).values(values).onConflictDoUpdate({ target: seasonArchives.seasonId, set: values });
  }
  return [...new Set(shown.flatMap(({ image }) => image ?? []))];
}

async function archivesWith(tx: Db, ids: readonly string[]) {
  const found = new Map<string, string>();
  for (const id of ids) {
    const rows = await tx
      .select()
      .from(seasonArchives)
      .where(like(seasonArchives.body, `%${id}%`));
    for (const { seasonId, body } of rows) found.set(seasonId, body);
  }
  return [...found].map(([seasonId, body]) => ({ seasonId, body }));
}

/** An archived season in which the players of a team sheet have no name, no picture and no number. */
function withoutPlayers(body: string, ids: readonly string[]): string {
  return JSON.stringify(JSON.parse(body), (_key, value: unknown) => {
    const isOne = typeof value === 'object' && value !== null && 'id' in value && ids.some((id) => id === value.id);
    return isOne && 'name' in value ? { ...value, name: NAMELESS, image: undefined, number: 0 } : value;
  });
}
