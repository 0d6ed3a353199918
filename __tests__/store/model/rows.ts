import type { Row, Telling, TestAnswer } from './telling';
import { PICTURES, idOf, word } from './world';
import type { Facts } from './world';

type By = TestAnswer['by'];

/** A picture's address as the wire writes it. */
export const picture = (address: unknown): unknown =>
  typeof address === 'string' ? address.slice(PICTURES.length) : address;
export const iso = (time: unknown): unknown => (typeof time === 'number' ? new Date(time).toISOString() : time);

const CLUB = ['name', 'shortName', 'logo', 'color', 'sid', 'points'];
const CLUB_PAGE = [...CLUB, 'memberSince', 'leagueCode', 'kitHome', 'kitAway', 'coach', 'captain'];
const PLAYER = ['name', 'number', 'sid', 'position', 'eligibility', 'birthday', 'nationality', 'image', 'isCaptain'];

function clubFields(t: Telling, facts: Facts): Row {
  return t.spelled({
    team_name: facts['name'],
    short_name: facts['shortName'],
    logo: picture(facts['logo']),
    color: facts['color'],
    sid: facts['sid'],
    points: facts['points'],
    membership_since: facts['memberSince'],
    league_code: facts['leagueCode'],
    captain: facts['captain'],
    coach: facts['coach'] === undefined ? undefined : { name: facts['coach'] },
    trikot: t.spelled({ home: picture(facts['kitHome']), away: picture(facts['kitAway']) }),
  });
}

/** A club as lists and pages send it. @param more facts that are sent beside its row */
export function club(t: Telling, n: number, by: By, more: Facts = {}): Row {
  const facts = t.some('clubs', n, by === 'detail' ? CLUB_PAGE : CLUB);
  t.tell('clubs', idOf.clubs(n), by, { ...facts, ...more });
  return { ...t.named('clubs', n), ...clubFields(t, facts) };
}

/** A club as another thing shows it, as it was some time ago. */
export function mentionedClub(t: Telling, n: number): Facts {
  const facts = t.some('clubs', n, ['name', 'logo'], true);
  t.tell('clubs', idOf.clubs(n), 'embedded', facts);
  return facts;
}

/** A player as squads and pages send one. @param club what the row says of it, as the model spells it */
export function player(t: Telling, n: number, by: By, more: Facts = {}): Row {
  const facts = t.some('players', n, PLAYER);
  t.tell('players', idOf.players(n), by, { ...facts, ...more });
  const { position, eligibility, birthday, nationality } = facts;
  return {
    ...t.named('players', n),
    ...t.spelled({
      name: facts['name'],
      number: facts['number'],
      sid: facts['sid'],
      position,
      eligibility: word(eligibility),
      birthday,
      nationality,
      image: picture(facts['image']),
      is_captain: facts['isCaptain'],
    }),
  };
}

/** A player as another thing shows one, as they were some time ago. */
export function mentionedPlayer(t: Telling, n: number, keys: readonly string[] = ['name', 'image']): Facts {
  const facts = t.some('players', n, keys, true);
  t.tell('players', idOf.players(n), 'embedded', facts);
  return facts;
}

/** A league, which is hidden unless it says otherwise. */
export function league(t: Telling, n: number, by: By): Row {
  const facts = t.some('leagues', n, ['code', 'name', 'state', 'teamCount', 'visible', 'video']);
  t.tell('leagues', idOf.leagues(n), by, { ...facts, visible: facts['visible'] ?? false });
  const { code, name, state } = facts;
  return {
    ...t.named('leagues', n),
    ...t.spelled({
      code,
      name,
      state,
      teamcount: facts['teamCount'],
      visibility: facts['visible'],
      youtube: facts['video'],
    }),
  };
}

/** An article; on its own page one without a text has none. */
export function news(t: Telling, n: number, by: By): Row {
  const facts = t.some('news', n, ['title', 'image', 'html', 'tag', 'video', 'created']);
  t.tell('news', idOf.news(n), by, by === 'detail' ? { html: null, ...facts } : facts);
  const { title, tag } = facts;
  return {
    ...t.named('news', n),
    ...t.spelled({
      title,
      tag,
      image: picture(facts['image']),
      text: facts['html'],
      youtube: facts['video'],
      created: iso(facts['created']),
    }),
  };
}
