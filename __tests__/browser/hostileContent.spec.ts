import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { clubRow, newsId, newsRow } from '../support/wire';
import { contexts, vectors } from '../support/xssVectors';
import { answerInstead, countBooms } from './support/hostile';
import { desktop, expect, settled, test } from './support/journey';

test.use({ viewport: desktop });

const mark = (n: number): string => `Anfang ${n}.`;
const articles = vectors.map((vector, n) =>
  newsRow(1, {
    id: newsId(n),
    title: `Nr. ${n}`,
    text: `<p>${mark(n)}</p>${vector}`,
    image: '',
    created: new Date(Date.UTC(2025, 0, 1) + n * 60_000).toISOString(),
  }),
);
const answers = {
  'webClient/news/league/W1A': articles,
  'news/strafsenat': articles,
  ...Object.fromEntries(articles.map((row) => [`webClient/news/detail/${String(row['id'])}`, row])),
};

/** The site as a host without any content policy would serve it. */
async function withoutPolicy(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const headers = Object.entries(response.headers()).filter(([name]) => name !== 'content-security-policy');
      await route.fulfill({ response, headers: Object.fromEntries(headers) });
    },
  );
}

/** The page has no policy and a boom is counted: without this check, 0 would mean nothing. */
async function proveOpen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.text = 'boom()';
    document.head.append(script);
  });
}

test.describe('HTML from the API, with the sanitiser alone', () => {
  test.setTimeout(90_000);

  test(`${vectors.length} vectors as articles run nothing`, async ({ page, inLeague }) => {
    await inLeague('W1A');
    const booms = await countBooms(page);
    await withoutPolicy(page);
    await answerInstead(page, answers);
    // Pictures beside the API are a harmless thing that vectors may ask for; these even load.
    await page.route(/\/api\/(x|%60x%60)$/, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await page.goto('/#/news');
    await settled(page);
    await proveOpen(page);
    const unseen = await page.evaluate(
      async (all) => {
        const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
        const missing: number[] = [];
        for (const [n, id] of all.entries()) {
          location.hash = `/news-detail/${id}`;
          const article = (): Element | undefined =>
            [...document.querySelectorAll('main article')].find((one) => one.textContent.includes(`Anfang ${n}.`));
          for (let frames = 0; frames < 200 && article() === undefined; frames += 1) await frame();
          const shown = article();
          if (shown === undefined) missing.push(n);
          else window.provoke(shown);
        }
        return missing;
      },
      vectors.map((_vector, n) => newsId(n)),
    );
    expect(unseen).toEqual([]);
    expect(await booms()).toBe(1);
  });

  for (const [name, path] of [
    ['excerpts of the news', '/news'],
    ['excerpts of the rulings', '/strafsenat'],
  ] as const) {
    test(`${vectors.length} vectors as ${name} run nothing`, async ({ page, inLeague }) => {
      await inLeague('W1A');
      const booms = await countBooms(page);
      await withoutPolicy(page);
      await answerInstead(page, answers);
      await page.goto(`/#${path}`);
      await settled(page);
      await proveOpen(page);
      const shown = await page.evaluate(async () => {
        const more = (): HTMLButtonElement | undefined =>
          [...document.querySelectorAll<HTMLButtonElement>('main button')].find(({ textContent }) =>
            textContent.startsWith('Mehr '),
          );
        for (let button = more(); button !== undefined; button = more()) {
          button.click();
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        const list = document.querySelector('main ul');
        if (list === null) return 0;
        window.provoke(list);
        return [...list.children].filter(({ textContent }) => /Anfang \d+\./.test(textContent)).length;
      });
      expect(shown).toBe(vectors.length);
      expect(await booms()).toBe(1);
    });
  }
});

test.describe('HTML written into a page, with the server’s content policy alone', () => {
  test.setTimeout(90_000);
  const everywhere = Object.values(contexts).flatMap((inside) => vectors.map(inside));

  /** Writes every vector into an empty page that carries this policy; tells how many were refused and how many ran. */
  async function write(
    context: BrowserContext,
    policy: string | null,
  ): Promise<{ readonly refused: number; readonly booms: number }> {
    const page = await context.newPage();
    const booms = await countBooms(page);
    await page.route(
      ({ hostname, pathname }) => hostname !== '127.0.0.1' || pathname !== '/wand',
      (route) => route.abort(),
    );
    await page.route('**/wand', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: policy === null ? {} : { 'content-security-policy': policy },
        body: '<!doctype html><title>Wand</title><main></main>',
      }),
    );
    await page.goto('/wand');
    const refused = await page.evaluate(async (all) => {
      const wall = document.querySelector('main');
      let refused = 0;
      for (let from = 0; from < all.length; from += 200) {
        for (const vector of all.slice(from, from + 200)) {
          const place = document.createElement('div');
          wall?.append(place);
          try {
            place.innerHTML = vector;
          } catch {
            refused += 1;
          }
        }
        if (wall !== null) window.provoke(wall);
        await new Promise((resolve) => setTimeout(resolve, 60));
        wall?.replaceChildren();
      }
      return refused;
    }, everywhere);
    return { refused, booms: await booms() };
  }

  const serverPolicy = async (request: APIRequestContext): Promise<string> =>
    (await request.get('/')).headers()['content-security-policy'] ?? '';

  test(`${everywhere.length} ways to write a vector: Trusted Types refuse each`, async ({ context, request }) => {
    expect(await write(context, await serverPolicy(request))).toEqual({ refused: everywhere.length, booms: 0 });
  });

  test('where a browser knows no Trusted Types, the policy of scripts lets none run', async ({ context, request }) => {
    const scriptsOnly = (await serverPolicy(request)).replace(/; *require-trusted-types-for 'script'/, '');
    expect(await write(context, scriptsOnly)).toEqual({ refused: 0, booms: 0 });
  });

  test('without a policy the same page runs them: the two figures above mean something', async ({ context }) => {
    expect((await write(context, null)).booms).toBeGreaterThan(1_000);
  });
});

test('a club’s colour that is no colour never becomes a style', async ({ page, inLeague }) => {
  await inLeague('W1A');
  await answerInstead(page, {
    'webClient/clubs/league/W1A': [
      'red;background:url(https://boom.example)',
      'url(javascript:boom())',
      '#fff"onload=boom()',
    ].map((color, n) => clubRow(n, { color, logo: '' })),
  });
  await page.goto('/#/teams');
  await settled(page);
  expect(await page.locator('main').innerHTML()).not.toContain('boom');
});
