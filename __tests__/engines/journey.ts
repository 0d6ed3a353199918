import { expect, test as base } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { startGoals } from '../browser/support/goals';
import type { GoalServer } from '../browser/support/goals';
import { openLine } from '../browser/support/line';
import type { Instead, Line } from '../browser/support/line';
import { rests } from '../browser/support/settled';
import type { Engine } from './engine';
import { firefox } from './firefox';
import { webkit } from './webkit';

const ENGINES = { firefox, webkit };

/** The engine of a project. */
export interface Named {
  readonly engineName: keyof typeof ENGINES;
}

interface League {
  readonly id: string;
  readonly code: string;
}

/** Somebody who has never been here, unless they chose a league before; each time at an address of their own. */
export interface Visitor extends Engine {
  readonly line: Omit<Line, 'withhold'>;
  /** Opens a path of the site with nothing known of an earlier visit, neither stored nor in a cache. */
  readonly arrive: (path: string, league?: League) => Promise<void>;
  /** Waits until the page of the address is complete and at rest. */
  readonly settled: () => Promise<void>;
  /** Waits for an element, by its text if several are alike, and presses it. */
  readonly choose: (selector: string, text?: string) => Promise<void>;
  /** Waits until something in the page is as it should be. */
  readonly sees: <Given>(what: (given: Given) => unknown, given: Given, wanted?: unknown) => Promise<void>;
  /** What the page complained about at this address of theirs: errors it logged, exceptions, broken rules of the content policy. */
  readonly complaints: () => Promise<readonly string[]>;
}

/** In the page, before anything else: notes what it complains about, also while it is being left. */
function noteComplaints(): void {
  const note = (line: string): void => sessionStorage.setItem(`complaint ${sessionStorage.length}`, line);
  const { error } = console;
  console.error = (...words: unknown[]) => {
    note(`console: ${words.join(' ')}`);
    error.apply(console, words);
  };
  addEventListener('error', ({ message }) => note(`exception: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => note(`rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(`policy: ${effectiveDirective} ${blockedURI}`),
  );
}

const NOTING = '/complaints.js';

/** A page of the server that notes its complaints by a script of its own host, as its policy wants it. */
export async function noted(request: APIRequestContext, url: string) {
  const answer = await request.get(url);
  const { 'content-security-policy': policy = '' } = answer.headers();
  const body = (await answer.text()).replace('<head>', `<head><script src="${NOTING}"></script>`);
  return { type: 'text/html', body, headers: { 'content-security-policy': policy } };
}

/** The same for the site's page. */
async function noting(request: APIRequestContext, site: string, takeCookies: () => readonly string[]) {
  const page = await noted(request, site);
  return (path: string): Instead | null => {
    if (path === NOTING) return { type: 'text/javascript', body: `(${noteComplaints.toString()})();` };
    // The worker asks for the file, who arrives for the folder.
    if (path.startsWith('/index.html')) return page;
    if (path === '/') return { ...page, headers: { ...page.headers, 'set-cookie': [...takeCookies()] } };
    return null;
  };
}

/** In the page: what it complained about. */
export const complaintsOfPage = (): readonly string[] =>
  Object.values(sessionStorage).filter((line) => /^\w+: /.test(line));

let arrivals = 0;

async function visit(
  engine: Engine,
  request: APIRequestContext,
  site: string,
): Promise<Visitor & { readonly leave: () => void }> {
  const line = await openLine(Number(new URL(site).port), '0.0.0.0');
  const { port } = new URL(line.url);
  let cookies: readonly string[] = [];
  // Once, with the page that they arrive at: a driver may say too early that it is there.
  const note = await noting(request, site, () => {
    const taken = cookies;
    cookies = [];
    return taken;
  });
  line.meddle(note);
  const { run } = engine;
  const sees: Visitor['sees'] = (what, given, wanted = true) =>
    expect.poll(() => run(what, given), what.name).toEqual(wanted);
  return {
    ...engine,
    line: { ...line, meddle: (how) => line.meddle((path) => how(path) ?? note(path)) },
    arrive: async (path, league) => {
      arrivals += 1;
      cookies = league === undefined ? [] : [`leagueCode=${league.code}; Path=/`, `leagueID=${league.id}; Path=/`];
      // Every address of this net is this machine; a browser knows nothing of one that it has not been to.
      await engine.open(`http://127.0.${1 + (arrivals >> 8)}.${arrivals & 255}:${port}/#${path}`);
    },
    settled: () => sees(rests, true, ''),
    choose: async (selector, text = '') => {
      const mark = (wanted: readonly string[]): boolean => {
        const [among = '', words = ''] = wanted;
        document.querySelectorAll('[data-chosen]').forEach((one) => one.removeAttribute('data-chosen'));
        const found = [...document.querySelectorAll(among)].find(
          (one) => one.checkVisibility() && `${one.textContent} ${one.getAttribute('aria-label')}`.includes(words),
        );
        found?.setAttribute('data-chosen', '');
        // At once: WebKit's driver does not wait for a page that scrolls softly.
        const { top = 0, bottom = 0 } = found?.getBoundingClientRect() ?? {};
        if (top < 100 || bottom > innerHeight - 100) found?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return found !== undefined;
      };
      await sees(mark, [selector, text]);
      await engine.click('[data-chosen]');
    },
    sees,
    leave: line.close,
    complaints: () => run(complaintsOfPage, null),
  };
}

/** A journey in the engine of the project; where that can't be had, it is skipped and says why. */
export const test = base.extend<
  { readonly goals: GoalServer; readonly at: string; readonly visitor: Visitor; readonly w1a: League },
  Named & { readonly engine: Engine }
>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await ENGINES[engineName].launch();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  goals: async ({}, use) => {
    const server = await startGoals();
    await use(server);
    await server.close();
  },
  at: async ({ baseURL }, use) => use(baseURL ?? ''),
  visitor: async ({ engine, request, at }, use) => {
    const visitor = await visit(engine, request, at);
    await engine.resize(390, 844);
    await use(visitor);
    await engine.open('about:blank');
    visitor.leave();
  },
  w1a: async ({ request }, use) => {
    const leagues = (await (await request.get('/api/client/leagueList?per=25')).json()) as League[];
    const league = leagues.find(({ code }) => code === 'W1A');
    if (league === undefined) throw new Error('no league W1A');
    await use(league);
  },
});

test.beforeEach(({ engineName }) => {
  const { missing } = ENGINES[engineName];
  test.skip(missing !== null, missing ?? '');
});

export { expect };
