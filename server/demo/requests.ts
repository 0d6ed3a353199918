import type { Federation } from './load';
import { utcText } from '../domain/clock';
import type { TransferStatus } from '../domain/types';
import { wallClockAt } from './calendar';
import type { Day } from './calendar';
import type { DemoClub } from './clubs';
import { dress } from './people';
import type { DemoPlayer } from './people';
import type { Random } from './random';
import type { DemoMatch } from './seasons';

/** A transfer request with the people and clubs it concerns. */
export interface DemoTransfer {
  readonly row: Federation['transfers'][number];
  readonly player: DemoPlayer;
  readonly from: DemoClub;
  readonly to: DemoClub;
}

const MOVED = 90;
const requests: readonly (readonly [TransferStatus, number])[] = [
  ['warten', 9],
  ['abgelehnt', 16],
  ['abgelaufen', 11],
];

function moment(day: Day, random: Random): string {
  return utcText(new Date(day * 86_400_000 + random.int(8 * 60, 20 * 60) * 60_000 + random.int(0, 59) * 1000));
}

/**
 * Moves some players before the season under way and leaves some requests in every other state.
 * Players who moved played for their former club the season before.
 */
export function buildTransfers(
  clubs: readonly DemoClub[],
  squads: ReadonlyMap<string, DemoPlayer[]>,
  first: Day,
  today: Day,
  random: Random,
): DemoTransfer[] {
  const used = new Set<DemoPlayer>();
  const left = new Set<DemoClub>();
  const draw = (status: TransferStatus, created: string): DemoTransfer => {
    const [from, to] = [random.pick(clubs), random.pick(clubs)];
    const players = (squads.get(from.row.id) ?? [])
      .slice(2)
      .filter(
        (player) =>
          !used.has(player) && player.row.id !== from.row.captainId && player.row.eligibility === 'Spielberechtigt',
      );
    const sameState = from.row.leagueId === to.row.leagueId || random.chance(0.1);
    if (from === to || !sameState || left.has(from) || players.length < 10) return draw(status, created);
    left.add(from);
    const player = random.pick(players);
    used.add(player);
    const row = {
      id: random.uuid(),
      playerId: player.row.id,
      clubId: to.row.id,
      originId: from.row.id,
      status,
      created,
    };
    return { row, player, from, to };
  };
  const moved = Array.from({ length: MOVED }, () => draw('angenommen', moment(first - random.int(4, 52), random)));
  for (const { player, from, to } of moved) move(player, from, to, squads);
  const others = requests.flatMap(([status, count]) =>
    Array.from({ length: count }, () => {
      const transfer = draw(
        status,
        moment(today - (status === 'warten' ? random.int(1, 5) : random.int(9, 60)), random),
      );
      if (status === 'warten') transfer.player.row.transferPending = true;
      return transfer;
    }),
  );
  return [...moved, ...others].sort((a, b) => (a.row.created ?? '').localeCompare(b.row.created ?? ''));
}

function move(player: DemoPlayer, from: DemoClub, to: DemoClub, squads: ReadonlyMap<string, DemoPlayer[]>): void {
  const [left, joined] = [squads.get(from.row.id) ?? [], squads.get(to.row.id) ?? []];
  left.splice(left.indexOf(player), 1);
  const taken = new Set(joined.map((other) => other.row.number));
  while (taken.has(player.row.number)) player.row.number = String((Number(player.row.number) % 98) + 1);
  joined.push(player);
  player.row.clubId = to.row.id;
  dress(player, to);
  if (player.lastSeason !== null) player.lastSeason = from.row.id;
}

const OPEN = 6;
const APPROVED = 9;
const DENIED = 8;

/** Requests to move coming matches: some open, the others approved or denied within the last weeks. */
export function buildPostponements(
  matches: readonly DemoMatch[],
  today: Day,
  random: Random,
): Federation['postponements'] {
  const coming = random.shuffle(
    matches.filter(
      ({ primary, row }) =>
        primary && row.status === 'pending' && row.kickoff != null && row.kickoff > wallClockAt(today + 8, 0),
    ),
  );
  return coming.slice(0, OPEN + APPROVED + DENIED).map(({ row }, index) => {
    row.postponeRequest = true;
    const open = index < OPEN;
    const asked = today - (open ? random.int(1, 4) : random.int(6, 24));
    const home = random.chance(0.5);
    return {
      id: random.uuid(),
      matchId: row.id,
      open,
      requesterId: home ? row.homeClubId : row.awayClubId,
      requesteeId: home ? row.awayClubId : row.homeClubId,
      response: open ? null : index < OPEN + APPROVED,
      responseDate: open ? null : wallClockAt(asked + random.int(1, 3), random.int(9 * 60, 21 * 60)),
      created: utcText(new Date(asked * 86_400_000 + random.int(7 * 60, 19 * 60) * 60_000)),
    };
  });
}
