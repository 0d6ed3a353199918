import { mentionedClub, mentionedPlayer, iso, picture } from './rows';
import type { Row, Telling, TestAnswer } from './telling';
import { NUMBERS, idOf, word } from './world';
import type { Facts } from './world';

/** The clubs of the n-th match. */
const sidesOf = (n: number): readonly [number, number] => [n, (n % NUMBERS.length) + 1];

/** A side of a match: its club by the blanket, by a reference, or by name alone. */
function side(
  t: Telling,
  which: 'home' | 'away',
  n: number,
  kit: unknown,
): { wire: Row; facts: Record<string, unknown> } {
  const form = t.roll(4);
  if (form === 0) return { wire: t.spelled({ [`${which}_blanket`]: undefined }), facts: {} };
  if (form === 1) {
    const name = t.world.fact('clubs', n, 'name') ?? 'FC';
    return {
      wire: { [`${which}_blanket`]: { name, ...t.spelled({ dress: picture(kit) }) } },
      facts: { [`${which}Unlinked`]: { name, logo: null }, ...(kit === undefined ? {} : { [`${which}Kit`]: kit }) },
    };
  }
  const { name, logo } = mentionedClub(t, n);
  const blanket = t.spelled({ name, logo: picture(logo), dress: picture(kit) });
  return {
    wire:
      form === 2
        ? { [`${which}_blanket`]: { ...t.named('clubs', n), ...blanket } }
        : { [`${which}_blanket`]: blanket, [`${which}_team`]: t.named('clubs', n) },
    facts: { [which]: idOf.clubs(n), ...(kit === undefined ? {} : { [`${which}Kit`]: kit }) },
  };
}

/** When and where: `details` has all of it or is missing. */
function details(t: Telling, facts: Facts): { wire: Row; facts: Facts } {
  if (t.roll(5) === 0) return { wire: {}, facts: {} };
  const { kickoff = null, location = null, gameday = null } = facts;
  return {
    wire: {
      details: t.spelled({ date: iso(facts['kickoff']), location: facts['location'], gameday: facts['gameday'] }),
    },
    facts: { kickoff, location, gameday },
  };
}

/** Line-ups and events, which a report always has. */
function report(t: Telling, n: number, wire: Row): Facts {
  const minute = t.world.fact('matches', n, 'events');
  const goals = typeof minute === 'number' ? [{ minute }] : [];
  wire['events'] = goals.map((goal) => ({ _id: `E${goal.minute}`, type: 'goal', ...goal }));
  const blanket = wire['home_blanket'];
  const nobody = { player: null, name: null, number: null, assign: null, ownGoal: false };
  const facts = {
    events: goals.map((goal) => ({ id: `E${goal.minute}`, kind: 'goal', ...goal, ...nobody })),
    homeLineup: [] as unknown[],
    awayLineup: [],
  };
  const one = t.world.fact('matches', n, 'homeLineup');
  if (typeof blanket === 'object' && blanket !== null && typeof one === 'number') {
    const who = 1 + (one % NUMBERS.length);
    const { name = '', image, sid } = mentionedPlayer(t, who, ['name', 'image', 'sid']);
    Object.assign(blanket, {
      players: [{ ...t.named('players', who), number: one, ...t.spelled({ name, image: picture(image), sid }) }],
    });
    facts.homeLineup.push({ player: idOf.players(who), name, number: String(one) });
  }
  return facts;
}

/** A match in one of its forms. @param by `own`: its report @param group name of the league that it is listed under */
export function match(t: Telling, n: number, by: TestAnswer['by'], group?: string): Row {
  const known = t.some('matches', n, [
    'status',
    'score',
    'firstHalf',
    'secondHalf',
    'homeKit',
    'awayKit',
    'kickoff',
    'location',
    'gameday',
  ]);
  const [homeClub, awayClub] = sidesOf(n);
  const home = side(t, 'home', homeClub, known['homeKit']);
  const away = side(t, 'away', awayClub, known['awayKit']);
  const when = details(t, known);
  const { status, score, firstHalf, secondHalf } = known;
  const half = t.roll(2) === 0 ? 'date' : 'start_date';
  const wire: Row = {
    ...t.named('matches', n),
    ...home.wire,
    ...away.wire,
    ...when.wire,
    ...t.spelled({
      status: word(status),
      score,
      [`first_half_${half}`]: iso(firstHalf),
      [`second_half_${half}`]: iso(secondHalf),
    }),
  };
  const state = Object.fromEntries(
    Object.entries({ status, score, firstHalf, secondHalf }).filter(([, value]) => value !== undefined),
  );
  const told: Record<string, unknown> = { ...home.facts, ...away.facts, ...when.facts, ...state };
  const inLeague = t.roll(3);
  const name = t.world.fact('leagues', 1, 'name') ?? 'Quarzliga';
  if (inLeague > 0) Object.assign(told, { leagueName: name, ...(inLeague === 1 ? { league: idOf.leagues(1) } : {}) });
  if (inLeague > 0) wire['league'] = inLeague === 1 ? { id: idOf.leagues(1), name } : name;
  if (group !== undefined) told['leagueName'] = group;
  if (by === 'detail') Object.assign(told, report(t, n, wire));
  t.tell('matches', idOf.matches(n), by, told);
  return wire;
}
