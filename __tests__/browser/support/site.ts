import type { APIRequestContext } from '@playwright/test';
import { SITE, SCREEN_IDS } from '../../../src/app/siteMap';
import type { ScreenId } from '../../../src/app/siteMap';

/** A real address of a screen, and its first heading. */
export interface Example {
  readonly path: string;
  readonly heading: RegExp;
}

/** What a page is about, or the page's own title while the name is not known. */
const named = (called: string, name = ''): RegExp =>
  new RegExp(`^(${called}|${name.replace(/[^\p{L}\d]+/gu, '.+')})$`, 'iu');

async function json<T>(request: APIRequestContext, path: string): Promise<T> {
  return (await (await request.get(`/api/${path}`)).json()) as T;
}

/** A player, a club and other things of the demo federation's league W1A that have pages of their own. */
async function known(request: APIRequestContext) {
  const [club] = await json<{ id: string; team_name: string }[]>(request, 'webClient/clubs/league/W1A');
  const { club: team, upcoming } = await json<{
    club: { players: { id: string; name: string }[] };
    upcoming: { matches: { id: string; status: string }[] }[];
  }>(request, `webClient/clubs/detail/${club?.id}`);
  const played = upcoming.flatMap(({ matches }) => matches).find(({ status }) => status === 'done');
  const [live] = await json<{ matches: { id: string }[] }[]>(request, 'webClient/livescore');
  const [article] = await json<{ id: string; title: string }[]>(request, 'webClient/news/league/W1A');
  return {
    club,
    player: team.players[0],
    played: played?.id,
    live: live?.matches[0]?.id,
    article,
  };
}
type Known = Awaited<ReturnType<typeof known>>;

/** A request that the server printed when the journeys started it. */
function printed(name: 'OPEN_TRANSFER' | 'OPEN_POSTPONEMENT', heading: RegExp): readonly Example[] {
  const path = process.env[name];
  return path ? [{ path, heading }] : [];
}

const headed =
  (heading: RegExp): ((found: Known, path: string) => readonly Example[]) =>
  (_found, path) => [{ path, heading }];

const REPORT = /^(Spielbericht|.+ gegen .+)$/;

/** At least one real address for every screen; for requests also one that is open, for matches one that is live. */
const EXAMPLES: Readonly<Record<ScreenId, (found: Known, path: string) => readonly Example[]>> = {
  start: headed(/^Wähle deine Liga$/),
  liga: headed(/W1A/),
  teams: headed(/Mannschaften/),
  tabelle: headed(/Tabelle/),
  tabellenrechner: headed(/Tabellenrechner/),
  spielplan: headed(/Spielplan/),
  livescore: headed(/Livescore/),
  leaderboards: headed(/Tore/),
  news: headed(/News & Spielberichte/),
  strafsenat: headed(/Strafsenat Urteile/),
  transfers: headed(/Transfers/),
  sperren: headed(/Sperren/),
  bund: headed(/Unser Bund/),
  ligaordnung: headed(/Ligaordnung/),
  spielregeln: headed(/Unsere Spielregeln/),
  kontakt: headed(/Kontakt/),
  impressum: headed(/Impressum/),
  register: headed(/Team Neuanmeldung/),
  mobilenav: headed(/Navigation/),
  match: ({ played, live }) => [
    { path: `/match/${played}`, heading: REPORT },
    { path: `/match/${live}`, heading: REPORT },
  ],
  'team-detail': ({ club }) => [{ path: `/team-detail/${club?.id}`, heading: named('Mannschaft', club?.team_name) }],
  'player-detail': ({ player }) => [{ path: `/player-detail/${player?.id}`, heading: named('Spieler', player?.name) }],
  'news-detail': ({ article }) => [{ path: `/news-detail/${article?.id}`, heading: named('News', article?.title) }],
  transfer: () => [{ path: '/transfer', heading: /Transferanfrage/ }, ...printed('OPEN_TRANSFER', /Transferanfrage/)],
  postpone: () => [{ path: '/postpone', heading: /Spielverlegung/ }, ...printed('OPEN_POSTPONEMENT', /Spielverlegung/)],
};

/** The examples of every screen of the site map, out of the demo federation's league W1A. */
export async function everyAddress(request: APIRequestContext): Promise<readonly Example[]> {
  const found = await known(request);
  return SCREEN_IDS.flatMap((word) => EXAMPLES[word](found, SITE[word].path));
}
