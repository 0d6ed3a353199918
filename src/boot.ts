import { readingPath, readingPattern, START_PAGE_CODE } from './api/paths';
import { preloadResponse } from './api/preloadedResponses';
import { slidePicture } from './api/wire/slides';
import { firstCalls, firstWord } from './app/firstCalls';
import { repairedFragment } from './router/repairAddress';
import { followTheme } from './lib/theme';
import { readQuery } from './lib/url';
import { showLoadError } from './lib/trouble';
import { listNamed, rememberedTab } from './filters/rememberedFilters';
import { leagueInAddress, readLeagueCookie } from './league/leagueCookie';
// What the first frame needs stands in the page, with this script.
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/global.css';
import './ui/firstFrame.css';

const HOME = readingPattern('home');
const START_PAGE = readingPath('home', START_PAGE_CODE);

function preload(as: 'script' | 'style' | 'image', href: string, fetchPriority: 'high' | 'low' = 'high'): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, href, fetchPriority }));
}

/** Preloads a home page's largest picture before the application can draw it: the first slide's, on the start page the last's (docs/api.md 4.3). */
async function loadFirstPicture(answer: Response, startPage: boolean): Promise<void> {
  const picture = slidePicture(await answer.clone().json(), startPage ? -1 : 0);
  if (picture !== null) preload('image', picture);
}

/** Sends the addressed screen's first requests while the application is still loading; `fetchBody` takes over the answers. */
function preloadRequests(fragment: string): void {
  const chosen = readLeagueCookie();
  const named = leagueInAddress(fragment);
  const league = named === null || named === chosen.code ? chosen : { code: named, id: null };
  const remembered = {
    ...league,
    leaderboardTab: () => listNamed(readQuery(fragment, 'liste')) ?? rememberedTab() ?? 'goals',
  };
  for (const path of firstCalls(fragment, remembered)) {
    const answer = preloadResponse(path);
    if (HOME.test(path)) void answer.then((home) => loadFirstPicture(home, path === START_PAGE)).catch(() => undefined);
  }
}

/**
 * Preloads the addressed screen's scripts and styles, as the build lists them in `data-screens` of this script. What stands
 * beside its first content is asked for in a task of its own: asking for everything in one blocks a slow phone.
 */
function loadScreen(fragment: string): void {
  const screens = (document.currentScript?.dataset.screens ?? '').split('|').map((screen) => screen.split(' '));
  const [, ...files] = screens.find(([word]) => word === firstWord(fragment)) ?? screens[0] ?? [];
  for (const file of files) {
    const href = file.replace('~', '');
    const as = href.endsWith('.css') ? 'style' : 'script';
    if (href === file) preload(as, href);
    else setTimeout(preload, 0, as, href, 'low');
  }
}

/** A script of the page that fails to load. */
function noticeTrouble({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.defer) showLoadError();
}

// Runs in the head, before anything is painted. Requests first: the theme is in local storage, which is slow at first.
addEventListener('error', noticeTrouble, true);
const fragment = location.hash.slice(1);
if (repairedFragment(fragment) === null) {
  preloadRequests(fragment);
  loadScreen(fragment);
}
followTheme();
