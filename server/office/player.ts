import { join, resolve } from 'node:path';
import { eq, like, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import type { PlayerRow } from '../db/rows';
import { clubs, seasonArchives } from '../db/schema/competition';
import { events, lineups, suspensions } from '../db/schema/matches';
import { audit, erasures, transfers } from '../db/schema/office';
import { viennaWallClock } from '../domain/clock';
import { FETCHED_FOLDER } from '../domain/fetchedPicture';
import { erasePlayer, removeCopies } from '../merging/erasures';
import type { Row } from '../merging/tables';
import { ban, liftBans } from '../modules/players/suspensions';
import type { Given, OfficeCommand } from './commandLine';
import type { Desk, Said, Watched } from './desk';
import { playerMeant } from './find';
import { dayIn, refuse, shownDay, textIn } from './words';

/** Corrections of players, and their rights. */
export const PLAYER: Readonly<Record<string, OfficeCommand>> = {
  'player merge': {
    usage: 'BLEIBT GEHT',
    explained:
      'Macht aus zwei Einträgen (SID oder Kennung) desselben Menschen einen: Alles von GEHT gehört dann BLEIBT.',
    example: 'player merge 40019 40087',
    run: merge,
  },
  'player rename': {
    usage: 'SID NAME',
    explained: 'Schreibt den Namen eines Spielers anders, auch in Spielberichten und abgeschlossenen Saisonen.',
    example: 'player rename 40019 "Ferdinand Quastenberger"',
    run: rename,
  },
  'player ban': {
    usage: 'SID --until TAG --reason TEXT',
    explained: 'Sperrt einen Spieler bis einschließlich zu einem Tag; eine längere Sperre bleibt.',
    example: 'player ban 40019 --until 12.12.2026 --reason "Urteil 14"',
    run: banUntil,
  },
  'player unban': {
    usage: 'SID',
    explained: 'Hebt alle Sperren eines Spielers auf.',
    example: 'player unban 40019',
    run: async (desk, { word }) => {
      const player = await playerMeant(desk.tx, word(0));
      await desk.watch(bans(player), () => liftBans(desk.tx, player.id));
      return { lines: [`${player.name} ist spielberechtigt.`] };
    },
  },
  'player export': {
    usage: 'SID',
    explained: 'Alles, was über einen Spieler gespeichert ist, als JSON: für eine Auskunft.',
    example: 'player export 40019',
    reads: true,
    run: everythingOf,
  },
  'player anonymise': {
    usage: 'SID',
    explained: 'Entfernt Name, Bild, Geburtstag und Nummer eines Spielers überall und für immer; Ergebnisse bleiben.',
    example: 'player anonymise 40019 --dry-run',
    run: anonymise,
  },
};

function bans({ id }: PlayerRow): Watched[] {
  return [
    ['players', 'id', [id]],
    ['suspensions', 'player_id', [id]],
  ];
}

async function banUntil(desk: Desk, { word, option }: Given): Promise<Said> {
  const player = await playerMeant(desk.tx, word(0));
  const day = dayIn(option('until'));
  const reason = textIn(option('reason'), 'Der Grund');
  const until = `${day}T23:59:59Z`;
  if (until < viennaWallClock(desk.now)) throw refuse(`${shownDay(day)} ist vorbei.`);
  const [same] = await desk.tx
    .select()
    .from(suspensions)
    .where(sql`${suspensions.playerId} = ${player.id} and ${suspensions.until} = ${until}`);
  if (same === undefined) await desk.watch(bans(player), () => ban(desk.tx, player.id, null, until));
  const { blockDate } = await playerMeant(desk.tx, player.id);
  return { lines: [`${player.name} ist gesperrt bis ${shownDay(blockDate ?? until)} (${reason}).`] };
}

/** Gives a player another name, wherever the present one stands: with each goal and card, and in archived seasons. */
export async function renamePlayer({ tx, write }: Pick<Desk, 'tx' | 'write'>, id: string, name: string): Promise<void> {
  const noted = await tx.select({ id: events.id }).from(events).where(eq(events.playerId, id));
  // Read before: writing parts of a season drops its archive, which is put back with this name alone changed.
  const archives = await tx
    .select()
    .from(seasonArchives)
    .where(like(seasonArchives.body, `%${id}%`));
  await write('players', [{ id, name }]);
  await write(
    'events',
    noted.map((event) => ({ ...event, name })),
  );
  const named = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && 'id' in value && value.id === id && 'name' in value
      ? { ...value, name }
      : value;
  for (const { seasonId, body } of archives) {
    const renamed = JSON.stringify(JSON.parse(body), named);
    await tx
      .insert(seasonArchives)
      .values({ seasonId, body: renamed })
      .onConflictDoUpdate({ target: seasonArchives.seasonId, set: { body: renamed } });
  }
}

async function rename({ tx, write }: Desk, { word }: Given): Promise<Said> {
  const player = await playerMeant(tx, word(0));
  const name = textIn(word(1), 'Der Name', 80);
  await refuseErased(tx, player);
  await renamePlayer({ tx, write }, player.id, name);
  return { lines: [`${player.name} heißt jetzt ${name}.`] };
}

async function merge({ tx, write, remove, changes }: Desk, { word }: Given): Promise<Said> {
  const keep = await playerMeant(tx, word(0));
  const gone = await playerMeant(tx, word(1));
  if (keep.id === gone.id) throw refuse('Das ist derselbe Eintrag.');
  for (const one of [keep, gone]) await refuseErased(tx, one);
  const seen = { player_id: keep.id, name: keep.name, image: keep.image };
  const of = await tx.select({ id: events.id }).from(events).where(eq(events.playerId, gone.id));
  await write(
    'events',
    of.map(({ id }) => ({ id, ...seen })),
  );
  for (const table of ['transfers', 'suspensions'] as const) {
    const source = table === 'transfers' ? transfers : suspensions;
    const rows = await tx.select({ id: source.id }).from(source).where(eq(source.playerId, gone.id));
    await write(
      table,
      rows.map(({ id }) => ({ id, player_id: keep.id })),
    );
  }
  const sheets = await tx
    .select()
    .from(lineups)
    .where(sql`${lineups.players} @> ${JSON.stringify([{ player: gone.id }])}::jsonb`);
  await write(
    'lineups',
    sheets.map(({ matchId, side, players }): Row => ({
      match_id: matchId,
      side,
      players: players
        .map((entry) => (entry.player === gone.id ? { ...entry, player: keep.id } : entry))
        .filter(({ player }, at, all) => all.findIndex((other) => other.player === player) === at),
    })),
  );
  const led = await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.captainId, gone.id));
  await write(
    'clubs',
    led.map(({ id }) => ({ id, captain_id: keep.id })),
  );
  const isLonger = gone.eligibility === 'Gesperrt' && (gone.blockDate ?? '') > (keep.blockDate ?? '');
  await write('players', [
    {
      id: keep.id,
      image: keep.image ?? gone.image,
      transfer_pending: keep.transferPending || gone.transferPending,
      ...(isLonger ? { eligibility: gone.eligibility, block_date: gone.blockDate } : {}),
    },
  ]);
  await remove('players', 'id', [gone.id]);
  return { lines: [`${gone.name} (${gone.sid}) geht in ${keep.name} (${keep.sid}) auf: ${changes.length} Zeilen.`] };
}

async function refuseErased(tx: Db, { id }: PlayerRow): Promise<void> {
  const erased = await tx.$count(erasures, eq(erasures.playerId, id));
  if (erased > 0) throw refuse('Dieser Spieler wurde anonymisiert, das bleibt so.');
}

async function everythingOf({ tx }: Desk, { word }: Given): Promise<Said> {
  const player = await playerMeant(tx, word(0));
  const mentions = `%${player.id}%`;
  const json = {
    player,
    events: await tx.select().from(events).where(eq(events.playerId, player.id)),
    lineups: (
      await tx
        .select()
        .from(lineups)
        .where(sql`${lineups.players} @> ${JSON.stringify([{ player: player.id }])}::jsonb`)
    ).map(({ matchId, side, players }) => ({
      matchId,
      side,
      number: players.find((entry) => entry.player === player.id)?.number,
    })),
    suspensions: await tx.select().from(suspensions).where(eq(suspensions.playerId, player.id)),
    transfers: await tx.select().from(transfers).where(eq(transfers.playerId, player.id)),
    changes: await tx
      .select({ at: audit.at, by: audit.by, command: audit.command })
      .from(audit)
      .where(or(sql`${audit.before}::text like ${mentions}`, sql`${audit.after}::text like ${mentions}`)),
  };
  return { lines: JSON.stringify(json, null, 2).split('\n'), json };
}

async function anonymise(desk: Desk, { word }: Given): Promise<Said> {
  const player = await playerMeant(desk.tx, word(0));
  const folder = join(resolve(desk.settings.dataDir), FETCHED_FOLDER);
  const left = { articles: [] as string[], pictures: [] as string[] };
  await desk.watch([['erasures', 'player_id', [player.id]]], async () => {
    const { articles, pictures } = await erasePlayer(desk.store, player.id);
    left.articles.push(...articles);
    left.pictures.push(...pictures);
  });
  desk.afterwards(() => removeCopies(folder, left.pictures));
  const elsewhere = left.pictures.filter((picture) => !picture.startsWith('/bilder/'));
  return {
    lines: [
      `SID ${player.sid}: Name, Bild, Geburtstag und Nummer sind überall entfernt.`,
      ...left.articles.map((id) => `Von Hand zu ändern, nennt den Namen: Artikel ${id}`),
      ...elsewhere.map((picture) => `Anderswo zu löschen: ${picture}`),
    ],
    json: left,
  };
}
