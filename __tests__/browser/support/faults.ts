import type { APIRequestContext } from '@playwright/test';
import { readingPattern } from '../../../src/api/paths';
import type { ReadingCall } from '../../../src/api/paths';
import type { ScreenId } from '../../../src/app/siteMap';
import type { Instead } from './line';

const json = 'application/json; charset=utf-8';
const failed = (status: number): Instead => ({
  status,
  type: json,
  body: JSON.stringify({ error: true, reason: 'Something went wrong.' }),
});
const answered = (body: string, type = json): Instead => ({ type, body });

/** Everything that may be returned instead of an answer (docs/behaviour.md 8, docs/testing.md). */
export const faults: Readonly<Record<string, Instead>> = {
  'no connection': 'no connection',
  'connection reset': 'connection reset',
  '400': failed(400),
  '401': failed(401),
  '403': failed(403),
  '404': failed(404),
  '409': failed(409),
  '429': failed(429),
  '500': failed(500),
  '502 as HTML': { status: 502, type: 'text/html', body: '<html><body><h1>502 Bad Gateway</h1></body></html>' },
  '200 as HTML': answered('<html><body>Wartung</body></html>', 'text/html'),
  'cut off in the middle': answered('[{"id":"1EA60001-0000-4000-8000-0000000'),
  'a number': answered('7'),
  'a text': answered('"nein"'),
  'empty body': answered(''),
  null: answered('null'),
};

/** Whether a path of the server is that of one of some calls. */
export const isOneOf = (calls: readonly ReadingCall[], path: string): boolean =>
  calls.some((call) => readingPattern(call).test(path.split('/api/')[1] ?? ''));

interface Faulty {
  /** The calls that the screen depends on. */
  readonly calls: readonly ReadingCall[];
  /** Text of docs/behaviour.md 8, if it has one. */
  readonly text?: string;
  /** Between seasons there is no table and no leaderboard: 404 is their normal answer then (docs/api.md 4.11, 4.20). */
  readonly emptyOn404?: true;
  /** Each call answers with a list, for which null means an empty one (docs/api.md 6). */
  readonly lists?: true;
  readonly path?: (request: APIRequestContext) => Promise<string>;
}

const first = async (request: APIRequestContext, path: string): Promise<string> =>
  ((await (await request.get(`/api/${path}`)).json()) as { id: string }[]).at(-1)?.id ?? '';
const liveMatch = async (request: APIRequestContext): Promise<string> =>
  ((await (await request.get('/api/webClient/livescore')).json()) as { matches: { id: string }[] }[])[0]?.matches[0]
    ?.id ?? '';
const somebody = async (request: APIRequestContext): Promise<string> => {
  const club = await first(request, 'webClient/clubs/league/W1A');
  const { club: detail } = (await (await request.get(`/api/webClient/clubs/detail/${club}`)).json()) as {
    club: { players: { id: string }[] };
  };
  return detail.players[0]?.id ?? '';
};

const unknown = (word: 'transfer' | 'postpone') => () =>
  Promise.resolve(`/${word}/9834B233-6835-419C-B3DD-94171EA7230C`);

/** What can go wrong on each screen; null: it depends on no call. */
export const screens: Readonly<Record<ScreenId, Faulty | null>> = {
  start: { calls: ['selection'], lists: true },
  liga: { calls: ['home', 'standings'] },
  teams: { calls: ['clubs'], lists: true },
  tabelle: { calls: ['standings'], emptyOn404: true, lists: true },
  tabellenrechner: { calls: ['standings', 'fixtures'], emptyOn404: true, lists: true },
  spielplan: { calls: ['fixtures'], lists: true },
  livescore: { calls: ['livescore'], lists: true },
  leaderboards: { calls: ['leaderboard'], emptyOn404: true, lists: true },
  news: { calls: ['news'], lists: true },
  strafsenat: { calls: ['rulings'], lists: true },
  transfers: { calls: ['transfers'], lists: true },
  sperren: { calls: ['suspensions'], lists: true },
  bund: null,
  ligaordnung: null,
  spielregeln: null,
  kontakt: null,
  impressum: null,
  register: null,
  mobilenav: null,
  match: {
    calls: ['match'],
    text: 'No game data available.',
    path: async (request) => `/match/${await liveMatch(request)}`,
  },
  'team-detail': {
    calls: ['club'],
    text: 'Keine Teamdaten verfügbar',
    path: async (request) => `/team-detail/${await first(request, 'webClient/clubs/league/W1A')}`,
  },
  'player-detail': { calls: ['player'], path: async (request) => `/player-detail/${await somebody(request)}` },
  'news-detail': {
    // A list of news holds the same article, which is then shown even if its own call fails.
    calls: ['article', 'news'],
    text: 'Failed to load news details. Please try again later.',
    path: async (request) => `/news-detail/${await first(request, 'webClient/news/league/W1A')}`,
  },
  transfer: { calls: ['transfer'], text: 'Fehler beim Laden der Transferdaten.', path: unknown('transfer') },
  postpone: { calls: ['postponement'], text: 'Fehler beim Laden der Spielverlegungsdaten.', path: unknown('postpone') },
};
