import type { Browser, Page } from '@playwright/test';
import { firstVisit } from './visit';
import type { Conditions } from './visit';
import { drawnPage } from './reactAlone';

/** A click, until the first change was painted, and until the content was; ms. */
interface Click {
  readonly first: number;
  readonly content: number;
}

/** Where each click leads, in order, and what is shown there then. */
const WAY = [
  { name: 'table', press: 'nav a[href$="#/tabelle"]', stands: 'main table tbody tr th a', where: '#/tabelle' },
  { name: 'team', press: 'main table tbody tr:nth-child(2) th a', stands: '#kader ul li a', where: '#/team-detail' },
  { name: 'player', press: '#kader ul li:nth-child(2) a', stands: '#spiele-titel', where: '#/player-detail' },
  { name: 'match', press: 'main a[href^="#/match/"]', stands: '#spielverlauf', where: '#/match' },
  { name: 'back', press: null, stands: '#spiele-titel', where: '#/player-detail' },
] as const;

/** What a click takes here at the least: without the application it changes a word, or puts in a page's worth of nodes. */
const BARE = ['one word', 'the nodes alone'] as const;

interface Watched {
  /** What is waited for; null: only the first change is. */
  readonly stands: string | null;
  readonly where: string;
  /** Goes back itself: its event fires after the page has been drawn. */
  readonly back: boolean;
}

/** Notes, from the next click on, when the page first changed and when the awaited content is there; both after their paint. */
const WATCH = ({ stands, where, back }: Watched): void => {
  const noted = { first: 0, content: 0 };
  Object.assign(window, { click: noted });
  let pressed = 0;
  const painted = (then: (at: number) => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now() - pressed);
      port2.postMessage(null);
    });
  };
  const changes = new MutationObserver(() => {
    if (pressed === 0) return;
    changes.disconnect();
    painted((at) => (noted.first = at));
  });
  const before = stands === null ? null : document.querySelector(stands);
  const look = (): void => {
    if (stands === null) return;
    const found = document.querySelector(stands);
    if (location.hash.startsWith(where) && found !== null && found !== before) painted((at) => (noted.content = at));
    else requestAnimationFrame(look);
  };
  const start = (): void => {
    if (pressed !== 0) return;
    pressed = performance.now();
    changes.observe(document.body, { childList: true, subtree: true, characterData: true });
    requestAnimationFrame(look);
  };
  if (!back) return addEventListener('click', start, { capture: true, once: true });
  start();
  history.back();
};

/** From the next click on the application hears of none; the page is changed by the click's own listener. */
const BYPASS = (word: boolean): void => {
  const main = document.querySelector('main');
  const nodes = [...(main?.children ?? [])].map((node) => node.cloneNode(true));
  const heading = document.querySelector('h1');
  addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (word && heading !== null) heading.textContent = 'Ein Wort';
      else main?.replaceChildren(...nodes);
    },
    { capture: true, once: true },
  );
};

async function pressBare(page: Page, name: (typeof BARE)[number]): Promise<number> {
  await page.evaluate(WATCH, { stands: null, where: '', back: false });
  await page.evaluate(BYPASS, name === 'one word');
  await page.locator('main a:visible').first().click();
  await page.waitForTimeout(1_000);
  return page.evaluate(() => (window as unknown as { click: Click }).click.first);
}

/** How long React alone takes to draw one page's elements, `stands` among them, in place of another's. */
async function pressAlone(page: Page, stands: string, from: string, to: string): Promise<Click> {
  await page.evaluate(WATCH, { stands, where: '', back: false });
  await page.evaluate(
    ([before, after]) => (window as unknown as { drawAlone: (...both: unknown[]) => void }).drawAlone(before, after),
    [from, to],
  );
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(500);
  await page.mouse.click(640, 2);
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as { click: Click }).click);
}

async function press(page: Page, step: (typeof WAY)[number]): Promise<Click> {
  if (step.press !== null) await page.locator(step.press).first().scrollIntoViewIfNeeded();
  await page.evaluate(WATCH, { stands: step.stands, where: step.where, back: step.press === null });
  if (step.press !== null) await page.locator(step.press).first().click();
  const read = (): Click => (window as unknown as { click: Click }).click;
  await page.waitForFunction(() => (window as unknown as { click: Click }).click.content > 0, undefined, {
    timeout: 60_000,
  });
  await page.waitForTimeout(1_000);
  return page.evaluate(read);
}

/**
 * Walks once from the league's page over table, team, player and match, and back.
 * @param react the script of `reactAlone`
 * @returns ms of each click, until its first change and, but for the bare ones, until its content; the same for React alone
 */
export function walk(
  browser: Browser,
  site: string,
  api: string,
  conditions: Conditions,
  react: string,
): Promise<ReadonlyMap<string, number>> {
  return firstVisit(
    browser,
    site,
    conditions,
    async ({ page, cdp, notes }) => {
      await page.goto('/#/liga', { waitUntil: 'commit' });
      await notes();
      await page.locator('main table tbody tr').first().waitFor();
      // Prefetching is done by then, as for any visitor who looks at a table for some seconds.
      await page.waitForTimeout(2_500);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
      const taken = new Map<string, number>();
      const pages = [await drawnPage(page)];
      for (const step of WAY) {
        const { first, content } = await press(page, step);
        pages.push(await drawnPage(page));
        const click = `click ${step.name}, ${conditions.cpu} × CPU`;
        taken.set(`${click}: first change`, first).set(`${click}: content`, content);
      }
      for (const name of BARE) taken.set(`click ${name}, ${conditions.cpu} × CPU`, await pressBare(page, name));
      await page.addScriptTag({ content: react });
      for (const [index, { name, stands }] of WAY.entries()) {
        const alone = await pressAlone(page, stands, pages[index] ?? '', pages[index + 1] ?? '');
        const click = `click ${name}, ${conditions.cpu} × CPU, React alone`;
        taken.set(`${click}: first change`, alone.first).set(`${click}: content`, alone.content);
      }
      return taken;
    },
    api,
  );
}
