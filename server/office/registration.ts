import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { clubs } from '../db/schema/competition';
import { registrations } from '../db/schema/office';
import { utcText, viennaWallClock } from '../domain/clock';
import { newId } from '../domain/text';
import type { RegistrationStatus } from '../domain/types';
import type { Given, OfficeCommand } from './commandLine';
import type { Desk, Said } from './desk';
import { idIn, leagueMeant } from './find';
import { refuse, shownMoment, textIn } from './words';

/** The words of the command, and how a registration is stored. */
const STATES: Readonly<Record<string, RegistrationStatus>> = {
  open: 'draft',
  approved: 'approved',
  rejected: 'rejected',
};

/** Registrations that were sent from the site. */
export const REGISTRATION: Readonly<Record<string, OfficeCommand>> = {
  'registration list': {
    usage: '[--state open|approved|rejected]',
    explained: 'Die Anmeldungen von Mannschaften, die älteste zuerst.',
    example: 'registration list --state open',
    reads: true,
    run: list,
  },
  'registration show': {
    usage: 'ID',
    explained: 'Eine Anmeldung mit ihren Kontaktpersonen.',
    example: 'registration show 4E600001-0000-4000-8000-000000000001',
    reads: true,
    run: async ({ tx }, { word }) => {
      const found = await registrationMeant(tx, word(0));
      const json = { ...found, passwordHash: undefined, fingerprint: undefined };
      return { lines: JSON.stringify(json, null, 2).split('\n'), json };
    },
  },
  'registration approve': {
    usage: 'ID --league LIGA',
    explained: 'Nimmt eine Anmeldung an und macht daraus einen Verein der Liga.',
    example: 'registration approve 4E600001-0000-4000-8000-000000000001 --league W1A',
    run: approve,
  },
  'registration reject': {
    usage: 'ID --reason TEXT',
    explained: 'Lehnt eine Anmeldung ab; die Nachricht an die Kontaktperson schreibt das Büro.',
    example: 'registration reject 4E600001-0000-4000-8000-000000000001 --reason "Liga ist voll"',
    run: reject,
  },
};

async function list({ tx }: Desk, { optional }: Given): Promise<Said> {
  const asked = optional('state');
  const wanted = asked === undefined ? undefined : STATES[asked];
  if (asked !== undefined && wanted === undefined)
    throw refuse(`--state: möglich ist ${Object.keys(STATES).join(', ')}.`);
  const rows = await tx
    .select({
      id: registrations.id,
      created: registrations.created,
      status: registrations.status,
      team: registrations.teamName,
      type: registrations.type,
      bundesland: registrations.bundesland,
    })
    .from(registrations)
    .where(wanted === undefined ? undefined : eq(registrations.status, wanted))
    .orderBy(asc(registrations.created), asc(registrations.id));
  const state = (status: string) => Object.keys(STATES).find((name) => STATES[name] === status) ?? status;
  const said = rows.map(({ status, ...row }) => ({ ...row, state: state(status) }));
  const lines = said.map(
    ({ id, created, team, type, bundesland, state: how }) =>
      `${id}  ${shownMoment(viennaWallClock(new Date(created)))}  ${how}  ${team} (${type}, ${bundesland})`,
  );
  return { lines: lines.length === 0 ? ['Keine Anmeldungen.'] : lines, json: said };
}

/** @throws Refusal when there is none */
async function registrationMeant(tx: Db, word: string) {
  const [found] = await tx
    .select()
    .from(registrations)
    .where(eq(registrations.id, idIn(word, 'einer Anmeldung')))
    .for('update');
  if (found === undefined) throw refuse(`Es gibt keine Anmeldung ${word}.`);
  return found;
}

async function approve({ tx, now, write }: Desk, { word, option }: Given): Promise<Said> {
  const { id, teamName, status } = await registrationMeant(tx, word(0));
  const league = await leagueMeant(tx, option('league'));
  if (status === 'approved') return { lines: [`${teamName} ist schon angenommen.`] };
  const own = await tx.select({ name: clubs.teamName }).from(clubs).where(eq(clubs.leagueId, league.id));
  if (own.some(({ name }) => name.toLowerCase() === teamName.toLowerCase()))
    throw refuse(`${teamName} gibt es in ${league.name} schon.`);
  const club = newId();
  await write('clubs', [{ id: club, league_id: league.id, team_name: teamName, logo: '' }]);
  await write('registrations', [{ id, status: 'approved', decided: utcText(now) }]);
  return { lines: [`${teamName} spielt in ${league.name}; der Verein hat die Kennung ${club}.`], json: { club } };
}

async function reject({ tx, now, write }: Desk, { word, option }: Given): Promise<Said> {
  const { id, teamName, status } = await registrationMeant(tx, word(0));
  const reason = textIn(option('reason'), 'Der Grund');
  if (status === 'rejected') return { lines: [`${teamName} ist schon abgelehnt.`] };
  if (status === 'approved') throw refuse(`${teamName} ist schon angenommen; den Verein gibt es.`);
  await write('registrations', [{ id, status: 'rejected', decided: utcText(now) }]);
  return { lines: [`${teamName} ist abgelehnt (${reason}).`] };
}
