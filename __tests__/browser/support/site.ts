import type { APIRequestContext } from '@playwright/test';

interface Example {
  readonly path: string;
  readonly heading: RegExp;
}

async function json<T>(request: APIRequestContext, path: string): Promise<T> {
  return (await (await request.get(`/api/${path}`)).json()) as T;
}

/** A request that the server printed when the journeys started it. */
function printed(name: 'OPEN_TRANSFER' | 'OPEN_POSTPONEMENT'): readonly Example[] {
  const path = process.env[name];
  return path ? [{ path, heading: /./ }] : [];
}

/** One real address for every route of docs/behaviour.md 2, for requests also one that can be answered and for matches one that is live, out of the demo federation's league W1A. */
export async function everyAddress(request: APIRequestContext): Promise<readonly Example[]> {
  const [club] = await json<{ id: string }[]>(request, 'webClient/clubs/league/W1A');
  const detail = await json<{
    club: { players: { id: string }[] };
    upcoming: { matches: { id: string; status: string }[] }[];
  }>(request, `webClient/clubs/detail/${club?.id}`);
  const played = detail.upcoming.flatMap(({ matches }) => matches).find(({ status }) => status === 'done');
  const [live] = await json<{ matches: { id: string }[] }[]>(request, 'webClient/livescore');
  const [article] = await json<{ id: string }[]>(request, 'webClient/news/league/W1A');
  return [
    { path: '/', heading: /Sonntag|Saison|Liga|KBÖ|./ },
    { path: '/liga', heading: /W1A/ },
    { path: '/mobilenav', heading: /Navigation|Menü/ },
    { path: `/match/${played?.id}`, heading: /./ },
    { path: `/match/${live?.matches[0]?.id}`, heading: /./ },
    { path: '/spielplan', heading: /Spielplan/ },
    { path: '/livescore', heading: /Livescore/ },
    { path: `/team-detail/${club?.id}`, heading: /./ },
    { path: `/player-detail/${detail.club.players[0]?.id}`, heading: /./ },
    { path: '/news', heading: /News & Spielberichte/ },
    { path: `/news-detail/${article?.id}`, heading: /./ },
    { path: '/strafsenat', heading: /Strafsenat Urteile/ },
    { path: '/leaderboards', heading: /Tore/ },
    { path: '/kontakt', heading: /Kontakt/ },
    { path: '/impressum', heading: /Impressum/ },
    { path: '/sperren', heading: /Sperren/ },
    { path: '/transfers', heading: /Transfers/ },
    { path: '/transfer', heading: /Transferanfrage/ },
    ...printed('OPEN_TRANSFER'),
    { path: '/postpone', heading: /./ },
    ...printed('OPEN_POSTPONEMENT'),
    { path: '/register', heading: /Team Neuanmeldung/ },
    { path: '/ligaordnung', heading: /Ligaordnung/ },
    { path: '/spielregeln', heading: /Unsere Spielregeln/ },
    { path: '/bund', heading: /Unser Bund/ },
    { path: '/teams', heading: /Mannschaften/ },
    { path: '/tabelle', heading: /Tabelle/ },
  ];
}
