import { and, asc, eq } from 'drizzle-orm';
import { clubs, players } from '../db/schema/competition';
import { postponements, transfers } from '../db/schema/office';
import { utcText } from '../domain/clock';
import { newId } from '../domain/text';
import type { Settings } from '../settings';
import type { Given, OfficeCommand } from './commandLine';
import type { Desk, Said } from './desk';
import { clubMeant, idIn, matchMeant, matchWords, playerMeant } from './find';
import { refuse } from './words';

/** Requests that somebody answers by a link of the site. */
export const REQUESTS: Readonly<Record<string, OfficeCommand>> = {
  'transfer open': {
    usage: '--player SID --to VEREIN',
    explained: 'Eröffnet eine Transferanfrage und nennt den Link, über den sie beantwortet wird.',
    example: 'transfer open --player 40019 --to 7EA00001-0000-4000-8000-000000000002',
    run: openTransfer,
  },
  'transfer list': {
    usage: '',
    explained: 'Die offenen Transferanfragen mit ihren Links.',
    example: 'transfer list',
    reads: true,
    run: async ({ tx, settings }) => {
      const rows = await tx
        .select({ id: transfers.id, player: players.name, sid: players.sid, to: clubs.teamName })
        .from(transfers)
        .innerJoin(players, eq(players.id, transfers.playerId))
        .innerJoin(clubs, eq(clubs.id, transfers.clubId))
        .where(eq(transfers.status, 'warten'))
        .orderBy(asc(transfers.created), asc(transfers.id));
      const open = rows.map((row) => ({ ...row, link: linkTo(settings, 'transfer', row.id) }));
      const lines = open.map(({ id, player, sid, to, link }) => `${id}  ${player} (${sid}) zu ${to}: ${link}`);
      return { lines: lines.length === 0 ? ['Keine offenen Transferanfragen.'] : lines, json: open };
    },
  },
  'transfer close': {
    usage: 'ID',
    explained: 'Schließt eine Transferanfrage, die niemand beantwortet hat.',
    example: 'transfer close 74A50001-0000-4000-8000-000000000001',
    run: closeTransfer,
  },
  'postponement open': {
    usage: '--match ID --club VEREIN',
    explained: 'Eröffnet für einen Verein eine Verlegungsanfrage und nennt den Link für den Gegner.',
    example:
      'postponement open --match 3A7C0001-0000-4000-8000-000000000003 --club 7EA00001-0000-4000-8000-000000000001',
    run: openPostponement,
  },
  'postponement list': {
    usage: '',
    explained: 'Die offenen Verlegungsanfragen mit ihren Links.',
    example: 'postponement list',
    reads: true,
    run: async ({ tx, settings }) => {
      const rows = await tx
        .select({ id: postponements.id, match: postponements.matchId, requester: clubs.teamName })
        .from(postponements)
        .innerJoin(clubs, eq(clubs.id, postponements.requesterId))
        .where(eq(postponements.open, true))
        .orderBy(asc(postponements.created), asc(postponements.id));
      const open = rows.map((row) => ({ ...row, link: linkTo(settings, 'postpone', row.id) }));
      const lines = open.map(({ id, match, requester, link }) => `${id}  ${requester} (Spiel ${match}): ${link}`);
      return { lines: lines.length === 0 ? ['Keine offenen Verlegungsanfragen.'] : lines, json: open };
    },
  },
  'postponement close': {
    usage: 'ID',
    explained: 'Schließt eine Verlegungsanfrage, die niemand beantwortet hat.',
    example: 'postponement close B0570001-0000-4000-8000-000000000001',
    run: closePostponement,
  },
};

/** Where visitors answer a request. */
function linkTo({ siteUrl, publicOrigins }: Settings, screen: string, id: string): string {
  return `${new URL(siteUrl, publicOrigins[0]).href}#/${screen}/${id}`;
}

async function openTransfer({ tx, now, settings, write }: Desk, { option }: Given): Promise<Said> {
  const player = await playerMeant(tx, option('player'));
  const club = await clubMeant(tx, option('to'));
  if (player.clubId === club.id) throw refuse(`${player.name} spielt schon bei ${club.teamName}.`);
  const [open] = await tx
    .select()
    .from(transfers)
    .where(and(eq(transfers.playerId, player.id), eq(transfers.status, 'warten')));
  if (open !== undefined && open.clubId !== club.id)
    throw refuse(`Für ${player.name} ist schon eine andere Anfrage offen: ${linkTo(settings, 'transfer', open.id)}`);
  const id = open?.id ?? newId();
  if (open === undefined) {
    const request = { id, player_id: player.id, club_id: club.id, origin_id: player.clubId, created: utcText(now) };
    await write('transfers', [request]);
    await write('players', [{ id: player.id, transfer_pending: true }]);
  }
  const link = linkTo(settings, 'transfer', id);
  return { lines: [`${player.name} zu ${club.teamName}:`, link], json: { id, link } };
}

async function closeTransfer({ tx, write }: Desk, { word }: Given): Promise<Said> {
  const [open] = await tx
    .select()
    .from(transfers)
    .where(eq(transfers.id, idIn(word(0), 'einer Transferanfrage')))
    .for('update');
  if (open === undefined) throw refuse(`Es gibt keine Transferanfrage ${word(0)}.`);
  if (open.status !== 'warten') return { lines: [`Die Anfrage ist schon „${open.status}“.`] };
  await write('transfers', [{ id: open.id, status: 'abgelaufen' }]);
  await write('players', [{ id: open.playerId, transfer_pending: false }]);
  return { lines: ['Die Anfrage ist geschlossen.'] };
}

async function openPostponement({ tx, now, settings, write }: Desk, { option }: Given): Promise<Said> {
  const found = await matchMeant(tx, option('match'));
  const club = await clubMeant(tx, option('club'));
  const { match, home, away } = found;
  if (club.id !== home.id && club.id !== away.id)
    throw refuse(`${club.teamName} spielt hier nicht: ${matchWords(found)}.`);
  if (match.status !== 'pending') throw refuse(`${matchWords(found)} hat schon begonnen oder ist entschieden.`);
  const [open] = await tx
    .select()
    .from(postponements)
    .where(and(eq(postponements.matchId, match.id), eq(postponements.open, true)));
  if (open !== undefined && open.requesterId !== club.id)
    throw refuse(`Für dieses Spiel ist schon eine Anfrage offen: ${linkTo(settings, 'postpone', open.id)}`);
  const id = open?.id ?? newId();
  const other = club.id === home.id ? away : home;
  if (open === undefined) {
    const sides = { requester_id: club.id, requestee_id: other.id };
    await write('postponements', [{ id, match_id: match.id, ...sides, created: utcText(now) }]);
    await write('matches', [{ id: match.id, postpone_request: true }]);
  }
  const link = linkTo(settings, 'postpone', id);
  return { lines: [`${matchWords(found)}, für ${other.teamName}:`, link], json: { id, link } };
}

async function closePostponement({ tx, write }: Desk, { word }: Given): Promise<Said> {
  const [open] = await tx
    .select()
    .from(postponements)
    .where(eq(postponements.id, idIn(word(0), 'einer Verlegungsanfrage')))
    .for('update');
  if (open === undefined) throw refuse(`Es gibt keine Verlegungsanfrage ${word(0)}.`);
  if (!open.open) return { lines: ['Die Anfrage ist schon geschlossen.'] };
  await write('postponements', [{ id: open.id, open: false }]);
  await write('matches', [{ id: open.matchId, postpone_request: false }]);
  return { lines: ['Die Anfrage ist geschlossen.'] };
}
