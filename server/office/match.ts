import { asc, eq } from 'drizzle-orm';
import { events, suspensions } from '../db/schema/matches';
import { SIDES } from '../domain/types';
import type { EventType, SideName } from '../domain/types';
import { addCard, addGoal, removeEvent, resetMatch } from '../modules/matches/commands';
import type { Given, OfficeCommand } from './commandLine';
import type { Desk, Said, Watched } from './desk';
import { idIn, matchMeant, matchWords, playerMeant } from './find';
import type { FoundMatch } from './find';
import { dayIn, numberIn, refuse, shownMoment, textIn, timeIn } from './words';

const ANY_EVENT: Readonly<Record<string, { type: EventType; ownGoal?: true; said: string }>> = {
  goal: { type: 'goal', said: 'Tor' },
  'own-goal': { type: 'goal', ownGoal: true, said: 'Eigentor' },
  yellow: { type: 'yellowCard', said: 'Gelbe Karte' },
  red: { type: 'redCard', said: 'Rote Karte' },
  'yellow-red': { type: 'yellowRedCard', said: 'Gelb-Rote Karte' },
};
const SETTABLE = ['done', 'abgebrochen', 'cancelled', 'pending'] as const;
const MOST_GOALS = 99;
const LAST_MINUTE = 120;

/** Corrections of matches. */
export const MATCH: Readonly<Record<string, OfficeCommand>> = {
  'match show': {
    usage: 'ID',
    explained: 'Ein Spiel mit seinen Ereignissen und deren Kennungen.',
    example: 'match show 3A7C0001-0000-4000-8000-000000000001',
    reads: true,
    run: show,
  },
  'match result': {
    usage: 'ID 2:1',
    explained:
      'Setzt das Ergebnis; ein Spiel, das noch offen war, ist damit gespielt. Ereignisse bleiben, wie sie sind.',
    example: 'match result 3A7C0001-0000-4000-8000-000000000001 2:1',
    run: result,
  },
  'match status': {
    usage: 'ID done|abgebrochen|cancelled|pending',
    explained:
      'Setzt den Zustand: gespielt, abgebrochen, abgesagt oder noch offen (dann ohne Ergebnis, Ereignisse und Sperren daraus).',
    example: 'match status 3A7C0001-0000-4000-8000-000000000001 abgebrochen',
    run: status,
  },
  'match move': {
    usage: 'ID --date TAG [--time HH:MM] [--venue ORT]',
    explained: 'Verlegt ein Spiel, das noch nicht begonnen hat; ohne Uhrzeit steht nur der Tag fest.',
    example: 'match move 3A7C0001-0000-4000-8000-000000000003 --date 2026-12-06 --time 11:00',
    run: move,
  },
  'match award': {
    usage: 'ID 0:6 --reason TEXT',
    explained: 'Wertet ein Spiel am grünen Tisch; das Ergebnis zählt, ein Sieger muss daraus hervorgehen.',
    example: 'match award 3A7C0001-0000-4000-8000-000000000001 0:6 --reason "Spieler ohne Berechtigung"',
    run: award,
  },
  'match annul': {
    usage: 'ID --reason TEXT',
    explained:
      'Annulliert ein Spiel: Es zählt für niemanden, auch seine Tore und Karten nicht. Sperren daraus bleiben.',
    example: 'match annul 3A7C0001-0000-4000-8000-000000000001 --reason "Beschluss vom 12.11."',
    run: annul,
  },
  'match event add': {
    usage: 'ID goal|own-goal|yellow|red|yellow-red --minute 43 --player SID [--side home|away]',
    explained:
      'Trägt ein Ereignis nach; ein Tor ändert das Ergebnis um eins, eine Karte sperrt, wie die Regeln es sagen.',
    example: 'match event add 3A7C0001-0000-4000-8000-000000000001 goal --minute 43 --player 40019',
    run: addEvent,
  },
  'match event remove': {
    usage: 'ID EREIGNIS',
    explained: 'Nimmt ein Ereignis heraus; ein Tor ändert das Ergebnis um eins, eine Sperre daraus wird aufgehoben.',
    example: 'match event remove 3A7C0001-0000-4000-8000-000000000001 EE000001-0000-4000-8000-000000000001',
    run: takeOutEvent,
  },
};

/** A score as typed: `2:1`, `2-1`. */
function scoreIn(text: string): { home_score: number; away_score: number } {
  const [, home, away] = /^\s*(\d+)\s*[:\-–]\s*(\d+)\s*$/.exec(text) ?? [];
  if (home === undefined || away === undefined) throw refuse(`„${text}“ ist kein Ergebnis; erwartet wird etwa 2:1.`);
  return { home_score: numberIn(home, 0, MOST_GOALS), away_score: numberIn(away, 0, MOST_GOALS) };
}

function scoreOf({ match }: FoundMatch): string {
  return `${match.homeScore}:${match.awayScore}`;
}

async function show({ tx }: Desk, { word }: Given): Promise<Said> {
  const found = await matchMeant(tx, word(0));
  const { match, home, away } = found;
  const noted = await tx
    .select()
    .from(events)
    .where(eq(events.matchId, match.id))
    .orderBy(asc(events.minute), asc(events.seq));
  const name = (side: SideName | null) => (side === 'home' ? home.teamName : side === 'away' ? away.teamName : '?');
  return {
    lines: [
      matchWords(found),
      `  ${scoreOf(found)}, ${match.status}, ${match.kickoff === null ? 'ohne Termin' : shownMoment(match.kickoff)}, ${match.location}`,
      ...noted.map(
        ({ id, minute, type, ownGoal, name: player, assign }) =>
          `  ${id}  ${minute}. ${ownGoal === true ? 'own-goal' : type} ${player ?? '?'} (für ${name(assign)})`,
      ),
    ],
    json: { ...match, home: home.teamName, away: away.teamName, events: noted },
  };
}

/** A score at half-time above the final one is none any more. */
function withoutHalf({ match }: FoundMatch, score: { home_score: number; away_score: number }) {
  const fits = (match.homeHalf ?? 0) <= score.home_score && (match.awayHalf ?? 0) <= score.away_score;
  return fits ? {} : { home_half: null, away_half: null };
}

async function result({ tx, write }: Desk, { word }: Given): Promise<Said> {
  const found = await matchMeant(tx, word(0));
  const score = scoreIn(word(1));
  const { match } = found;
  if (match.status === 'cancelled')
    throw refuse(
      `${matchWords(found)} ist abgesagt, gewertet oder annulliert: „match award“ ändert eine Wertung, „match status ID done“ macht daraus wieder ein gespieltes Spiel.`,
    );
  const played = match.status === 'pending' ? { status: 'done' } : {};
  await write('matches', [{ id: match.id, ...score, ...withoutHalf(found, score), ...played }]);
  const goals = await tx
    .select({ assign: events.assign, type: events.type })
    .from(events)
    .where(eq(events.matchId, match.id));
  const count = (side: SideName) => goals.filter(({ type, assign }) => type === 'goal' && assign === side).length;
  const [home, away] = [count('home'), count('away')];
  const differs = home + away > 0 && (home !== score.home_score || away !== score.away_score);
  return {
    lines: [
      `${matchWords(found)}: ${score.home_score}:${score.away_score} (vorher ${scoreOf(found)})`,
      ...(differs ? [`Hinweis: Die eingetragenen Tore ergeben ${home}:${away}.`] : []),
    ],
  };
}

async function status(desk: Desk, { word }: Given): Promise<Said> {
  const found = await matchMeant(desk.tx, word(0));
  const { match } = found;
  const wanted = SETTABLE.find((one) => one === word(1));
  if (wanted === undefined) throw refuse(`„${word(1)}“ ist kein Zustand; möglich ist ${SETTABLE.join(', ')}.`);
  if (wanted === 'cancelled' && match.status !== 'cancelled' && match.homeScore + match.awayScore > 0)
    throw refuse(
      `Das Spiel steht ${scoreOf(found)}, was abgesagt als Wertung zählte: Nimm „match award“ oder „match annul“.`,
    );
  if (wanted === 'pending' && match.status !== 'pending')
    await desk.watch(await parts(desk, found), () => resetMatch(desk.store, match.id));
  else await desk.write('matches', [{ id: match.id, status: wanted }]);
  return { lines: [`${matchWords(found)}: ${wanted} (vorher ${match.status})`] };
}

/** The rows that a change of what happened in a match may touch. */
async function parts({ tx }: Desk, { match }: FoundMatch, ...playing: string[]): Promise<Watched[]> {
  const banned = await tx
    .select({ id: suspensions.playerId })
    .from(suspensions)
    .where(eq(suspensions.matchId, match.id));
  const people = [...playing, ...banned.map(({ id }) => id)];
  return [
    ['matches', 'id', [match.id]],
    ['events', 'match_id', [match.id]],
    ['clubs', 'id', [match.homeClubId, match.awayClubId]],
    ['suspensions', 'player_id', people],
    ['players', 'id', people],
  ];
}

async function move({ tx, write }: Desk, { word, option, optional }: Given): Promise<Said> {
  const found = await matchMeant(tx, word(0));
  if (found.match.status !== 'pending')
    throw refuse(`${matchWords(found)} ist „${found.match.status}“; verlegt wird nur, was noch nicht begonnen hat.`);
  const time = optional('time');
  const kickoff = `${dayIn(option('date'))}T${time === undefined ? '00:00' : timeIn(time)}:00Z`;
  const venue = optional('venue');
  const location = venue === undefined ? {} : { location: textIn(venue, 'Der Ort') };
  await write('matches', [{ id: found.match.id, kickoff, ...location }]);
  return { lines: [`${matchWords(found)}: jetzt am ${shownMoment(kickoff).replace(' 00:00', '')}`] };
}

async function award({ tx, write }: Desk, { word, option }: Given): Promise<Said> {
  const found = await matchMeant(tx, word(0));
  const score = scoreIn(word(1));
  const reason = textIn(option('reason'), 'Der Grund');
  if (score.home_score === score.away_score)
    throw refuse('Eine Wertung hat einen Sieger; soll das Spiel für niemanden zählen, nimm „match annul“.');
  await write('matches', [{ id: found.match.id, status: 'cancelled', ...score, ...withoutHalf(found, score) }]);
  return { lines: [`${matchWords(found)}: ${score.home_score}:${score.away_score} gewertet (${reason})`] };
}

async function annul({ tx, write }: Desk, { word, option }: Given): Promise<Said> {
  const found = await matchMeant(tx, word(0));
  const reason = textIn(option('reason'), 'Der Grund');
  await write('matches', [{ id: found.match.id, ...ANNULLED }]);
  return { lines: [`${matchWords(found)}: annulliert, zählt für niemanden (${reason})`] };
}

/** Counts for nobody: `isAnnulled` of the domain. */
export const ANNULLED = {
  status: 'cancelled',
  home_score: 0,
  away_score: 0,
  home_half: null,
  away_half: null,
} as const;

async function addEvent(desk: Desk, { word, option, optional }: Given): Promise<Said> {
  const found = await matchMeant(desk.tx, word(0));
  const kind = Object.hasOwn(ANY_EVENT, word(1)) ? ANY_EVENT[word(1)] : undefined;
  if (kind === undefined)
    throw refuse(`„${word(1)}“ ist kein Ereignis; möglich ist ${Object.keys(ANY_EVENT).join(', ')}.`);
  const player = await playerMeant(desk.tx, option('player'));
  const minute = numberIn(option('minute'), 0, LAST_MINUTE);
  refuseUnplayed(found);
  const { match, home, away } = found;
  const ofClub = player.clubId === home.id ? 'home' : player.clubId === away.id ? 'away' : undefined;
  const named = optional('side');
  const side = named === undefined ? ofClub : SIDES.find((one) => one === named);
  if (named !== undefined && side === undefined) throw refuse('--side: home oder away.');
  const action = { matchId: match.id, playerId: player.id, minute, late: true, ...(side && { side }) };
  await desk.watch(await parts(desk, found, player.id), () =>
    kind.type === 'goal'
      ? addGoal(desk.store, { ...action, ownGoal: kind.ownGoal === true })
      : addCard(desk.store, { ...action, type: kind.type }),
  );
  const after = await matchMeant(desk.tx, match.id);
  return {
    lines: [`${matchWords(found)}: ${kind.said}, ${minute}. Minute, ${player.name}; es steht ${scoreOf(after)}`],
  };
}

async function takeOutEvent(desk: Desk, { word }: Given): Promise<Said> {
  const found = await matchMeant(desk.tx, word(0));
  refuseUnplayed(found);
  const id = idIn(word(1), 'eines Ereignisses');
  const [event] = await desk.tx.select().from(events).where(eq(events.id, id));
  if (event?.matchId !== found.match.id) throw refuse(`Das Spiel hat kein Ereignis ${id} (siehe „match show“).`);
  const people = event.playerId === null ? [] : [event.playerId];
  await desk.watch(await parts(desk, found, ...people), () => removeEvent(desk.store, found.match.id, id));
  const after = await matchMeant(desk.tx, found.match.id);
  return { lines: [`${matchWords(found)}: Ereignis der ${event.minute}. Minute entfernt; es steht ${scoreOf(after)}`] };
}

function refuseUnplayed(found: FoundMatch): void {
  const { status } = found.match;
  if (status === 'pending') throw refuse(`${matchWords(found)} hat noch nicht begonnen.`);
  if (status === 'cancelled')
    throw refuse(`${matchWords(found)} ist abgesagt, gewertet oder annulliert; Ereignisse ändern daran nichts mehr.`);
}
