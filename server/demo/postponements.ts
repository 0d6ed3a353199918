import type { Federation } from '../db/rows';
import { utcText } from '../domain/clock';
import type { Day } from './calendar';
import { wallClockAt } from './calendar';
import type { Random } from './random';
import type { DemoMatch } from './seasons';

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
