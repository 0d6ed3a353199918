import * as support from '../../support/wire';
import { CODE, listOf } from './answers';
import type { Write } from './answers';
import { iso, mentionedClub, mentionedPlayer, picture } from './rows';
import type { Row, Telling } from './telling';
import { idOf, word } from './world';

export const leaderboard = listOf(
  (t, n) => {
    const { name, image } = mentionedPlayer(t, n);
    const { name: team, logo } = mentionedClub(t, n);
    const id = `${idOf.leagues(1)}:goals:${idOf.players(n)}`;
    const count = t.roll(9);
    t.tell('leaderboard', id, 'detail', {
      count,
      player: idOf.players(n),
      playerAs: { name: name ?? '', image: image ?? null },
      number: null,
      club: idOf.clubs(n),
      clubAs: { name: team ?? '', image: logo ?? null },
    });
    const fields = t.spelled({ name, image: picture(image), team_name: team, teamimg: picture(logo) });
    return { playerid: idOf.players(n), team_id: idOf.clubs(n), count, ...fields };
  },
  (n) => `${idOf.leagues(1)}:goals:${idOf.players(n)}`,
);

export const suspensions = listOf(
  (t, n) => {
    const { name, image, sid, eligibility } = mentionedPlayer(t, n, ['name', 'image', 'sid', 'eligibility']);
    const { name: team, logo } = mentionedClub(t, n);
    const until = t.world.fact('matches', n, 'kickoff');
    t.tell('suspensions', `${CODE}:${idOf.players(n)}`, 'detail', {
      player: idOf.players(n),
      playerAs: { name: name ?? '', image: image ?? null },
      sid: sid ?? null,
      club: idOf.clubs(n),
      clubAs: { name: team ?? '', image: logo ?? null },
      until,
    });
    const who = t.spelled({
      player_name: name,
      player_image: picture(image),
      player_sid: sid,
      player_eligibility: word(eligibility),
    });
    return {
      playerid: idOf.players(n),
      teamid: idOf.clubs(n),
      ...who,
      ...t.spelled({ team_name: team, team_image: picture(logo), blockdate: iso(until ?? undefined) }),
    };
  },
  (n) => `${CODE}:${idOf.players(n)}`,
);

function transferRow(t: Telling, n: number): Row {
  const { name, image } = mentionedPlayer(t, n);
  const { name: team, logo } = mentionedClub(t, n);
  const status = ['waiting', 'accepted'][t.roll(2)];
  t.tell('transfers', support.transferId(n), 'detail', {
    player: idOf.players(n),
    playerAs: { name: name ?? '', image: image ?? null },
    club: idOf.clubs(n),
    clubAs: { name: team ?? '', image: logo ?? null },
    origin: null,
    originAs: null,
    status,
    created: null,
  });
  const fields = { player_name: name, player_image: picture(image), team_name: team, team_image: picture(logo) };
  return {
    id: support.transferId(n),
    player: idOf.players(n),
    team: idOf.clubs(n),
    status: word(status),
    ...t.spelled({ ...fields, origin: undefined, created: undefined }),
  };
}
export const transfers = listOf(transferRow, support.transferId);
export const transfer =
  (n: number): Write =>
  (t) => ({ body: transferRow(t, n), shown: [support.transferId(n)] });

export const postponement =
  (n: number): Write =>
  (t) => {
    const sides = [1, 2].map((each) => {
      const { name, logo } = mentionedClub(t, each);
      return {
        id: idOf.clubs(each),
        name,
        logo,
        wire: { ...t.named('clubs', each), ...t.spelled({ team_name: name, logo: picture(logo) }) },
      };
    });
    const [from, to] = sides;
    const open = t.roll(2) === 0;
    t.tell('postponements', support.postponementId(n), 'detail', {
      open,
      response: null,
      requester: from?.id,
      requesterAs: { name: from?.name ?? '', image: from?.logo ?? null },
      requestee: to?.id,
      requesteeAs: { name: to?.name ?? '', image: to?.logo ?? null },
      match: idOf.matches(n),
    });
    const wire = { id: support.postponementId(n), status: open, requester: from?.wire, requestee: to?.wire };
    return {
      body: { ...wire, match: { id: idOf.matches(n) }, ...t.spelled({ response: undefined }) },
      shown: [support.postponementId(n)],
    };
  };
