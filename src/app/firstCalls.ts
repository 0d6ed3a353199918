import { leaderboardPath } from '../api/leaderboardPath';
import { idInAddress, wireId } from '../entities/ids';
import type { LeaderboardTab } from '../entities/leaderboard/model';

/** What the browser remembers of a visitor: the league in the cookies, the tab in the storage. */
interface Remembered {
  readonly code: string | null;
  readonly id: string | null;
  /** Asked only where it matters: storage is slow. */
  readonly leaderboardTab: () => LeaderboardTab;
}

type Ask = (remembered: Remembered, id: string | null) => readonly (string | null)[];

const encoded = (id: string): string => encodeURIComponent(wireId(id));
const byCode =
  (write: (code: string) => string): Ask =>
  ({ code }) => [code === null ? null : write(encodeURIComponent(code))];
const byId =
  (path: string): Ask =>
  (_remembered, id) => [id === null ? null : path + encoded(id)];

/** What each screen asks for first, by the first word of its address. The two request pages ask for nothing before a visitor is there. */
const ASKS = new Map<string, Ask>([
  ['', () => ['webClient/selection', 'webClient/home/league/HME']],
  [
    'liga',
    ({ code }) =>
      code === null
        ? []
        : [
            `webClient/home/league/${encodeURIComponent(code)}`,
            `webClient/leagues/${encodeURIComponent(code)}/current/table`,
          ],
  ],
  ['match', byId('webClient/match/detail/')],
  ['spielplan', byCode((code) => `webClient/matches/league/${code}/index`)],
  ['livescore', () => ['webClient/livescore']],
  ['mobilenav', () => ['webClient/livescore']],
  ['team-detail', byId('webClient/clubs/detail/')],
  ['player-detail', byId('webClient/player/detail/')],
  ['news', byCode((code) => `webClient/news/league/${code}`)],
  ['news-detail', (remembered, id) => (remembered.code === null ? [] : byId('webClient/news/detail/')(remembered, id))],
  ['strafsenat', byCode(() => 'news/strafsenat?per=250')],
  ['leaderboards', ({ id, leaderboardTab }) => [id === null ? null : leaderboardPath(encoded(id), leaderboardTab())]],
  ['sperren', byCode((code) => `webClient/blocked/league/${code}`)],
  ['transfers', () => ['webClient/transfers']],
  ['teams', byCode((code) => `webClient/clubs/league/${code}`)],
  ['tabelle', byCode((code) => `webClient/leagues/${code}/current/table`)],
]);

/** What tells one screen's address from another's: the first word of a fragment, `liga` of `/liga?x=1`. */
export function firstWord(fragment: string): string {
  const [path = ''] = fragment.split(/[?#]/);
  return path.split('/')[1] ?? '';
}

/** Every page has the league strip. */
const STRIP = 'client/leagueList?per=25';

/**
 * The reading calls that the screen behind a fragment starts with, most wanted first, as paths below
 * the API's base. They are the same as the endpoints' own, so that each answer can be handed over.
 */
export function firstCalls(fragment: string, remembered: Remembered): readonly string[] {
  const segment = fragment.split(/[?#]/)[0]?.split('/')[2];
  const asked = ASKS.get(firstWord(fragment))?.(remembered, idInAddress(segment)) ?? [];
  return [...asked.flatMap((call) => call ?? []), STRIP];
}
