import type { APIRequestContext } from '@playwright/test';
import { SITE, WORDS } from '../../../src/app/siteMap';
import type { Word } from '../../../src/app/siteMap';

/** A real address of a screen, and its first heading. */
export interface Example {
  readonly path: string;
  readonly heading: RegExp;
}

async function json<T>(request: APIRequestContext, path: string): Promise<T> {
  return (await (await request.get(`/api/${path}`)).json()) as T;
}

/** Somebody and something of the demo federation's league W1A that has a page of its own. */
async function known(request: APIRequestContext) {
  const [club] = await json<{ id: string }[]>(request, 'webClient/clubs/league/W1A');
  const { club: team, upcoming } = await json<{
    club: { players: { id: string }[] };
    upcoming: { matches: { id: string; status: string }[] }[];
  }>(request, `webClient/clubs/detail/${club?.id}`);
  const played = upcoming.flatMap(({ matches }) => matches).find(({ status }) => status === 'done');
  const [live] = await json<{ matches: { id: string }[] }[]>(request, 'webClient/livescore');
  const [article] = await json<{ id: string }[]>(request, 'webClient/news/league/W1A');
  return {
    club: club?.id,
    player: team.players[0]?.id,
    played: played?.id,
    live: live?.matches[0]?.id,
    article: article?.id,
  };
}
type Known = Awaited<ReturnType<typeof known>>;

/** A request that the server printed when the journeys started it. */
function printed(name: 'OPEN_TRANSFER' | 'OPEN_POSTPONEMENT'): readonly Example[] {
  const path = process.env[name];
  return path ? [{ path, heading: /./ }] : [];
}

const headed =
  (heading: RegExp): ((found: Known, path: string) => readonly Example[]) =>
  (_found, path) => [{ path, heading }];

/** At least one real address for every screen; for requests also one that can be answered, for matches one that is live. */
const EXAMPLES: Readonly<Record<Word, (found: Known, path: string) => readonly Example[]>> = {
  start: headed(/./),
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
    { path: `/match/${played}`, heading: /./ },
    { path: `/match/${live}`, heading: /./ },
  ],
  'team-detail': ({ club }) => [{ path: `/team-detail/${club}`, heading: /./ }],
  'player-detail': ({ player }) => [{ path: `/player-detail/${player}`, heading: /./ }],
  'news-detail': ({ article }) => [{ path: `/news-detail/${article}`, heading: /./ }],
  transfer: () => [{ path: '/transfer', heading: /Transferanfrage/ }, ...printed('OPEN_TRANSFER')],
  postpone: () => [{ path: '/postpone', heading: /./ }, ...printed('OPEN_POSTPONEMENT')],
};

/** The examples of every screen of the site map, out of the demo federation's league W1A. */
export async function everyAddress(request: APIRequestContext): Promise<readonly Example[]> {
  const found = await known(request);
  return WORDS.flatMap((word) => EXAMPLES[word](found, SITE[word].path));
}
