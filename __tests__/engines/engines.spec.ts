import { dense, textOf } from '../browser/support/paper';
import { everyAddress } from '../browser/support/site';
import { expect, test } from './journey';
import type { Visitor } from './journey';

/** What a page that is complete shows wrongly. */
function faultsOfPage(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const broken = [...document.images].filter(({ complete, naturalWidth, src }) => src && complete && !naturalWidth);
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth} of ${clientWidth} px wide`] : []),
    ...broken.map(({ src }) => `broken picture ${src}`),
  ];
}

const heading = (): string => document.querySelector('main h1')?.textContent ?? '';
const hash = (): string => location.hash;
const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';

/** The value of a list by its label. */
const chosen = (label: string): string =>
  [...document.querySelectorAll('select')].find(({ labels }) => labels[0]?.textContent?.startsWith(label))?.value ?? '';

/** Where in the page the reader is. */
const place = (): number => Math.round(scrollY);

const rowCount = (): number => document.querySelectorAll('main tbody tr').length;

const valueOf = (name: string): string =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';

/** Lays the page out as before a print; whether it has a sheet of its own by now. */
function laidOut(): boolean {
  dispatchEvent(new Event('beforeprint'));
  const hasSheet = document.querySelector('body > article') !== null;
  if (!hasSheet) dispatchEvent(new Event('afterprint'));
  return hasSheet;
}

/** Gives the screen the styles of paper, as no driver of the two does. */
function asOnPaper(): void {
  const turn = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        if (/print/.test(media.mediaText)) media.mediaText = 'all';
        else if (/screen/.test(media.mediaText)) media.mediaText = 'not all';
      }
      if (rule instanceof CSSGroupingRule) turn(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) turn(sheet.cssRules);
}

const inkAndPaper = (selector: string): readonly string[] => {
  const ink = document.querySelector(selector);
  return [ink === null ? '' : getComputedStyle(ink).color, getComputedStyle(document.body).backgroundColor];
};

/** Parts of the frame that are shown. */
const shownNavigation = (): readonly string[] =>
  [...document.querySelectorAll('nav, header, footer')]
    .filter((part) => !part.closest('body > article') && part.checkVisibility())
    .map((part) => part.outerHTML.slice(0, 100));

/** Opens the search by its keys, which are heard once the strip is complete. */
const openSearch = (visitor: Visitor): Promise<void> =>
  expect(async () => {
    await visitor.pressControl('k');
    const role = () => visitor.run(() => document.activeElement?.getAttribute('role'), null);
    await expect.poll(role, { timeout: 2_000 }).toBe('combobox');
  }).toPass();

async function fill(visitor: Visitor, team: string): Promise<void> {
  for (const contact of ['primary', 'secondary'])
    for (const [field, value] of Object.entries({
      first: 'Resi',
      last: 'Knöpfelmann',
      phone: '+43 000 000001',
      email: `${contact}@example.org`,
    })) {
      await visitor.choose(`[name="${contact}.${field}"]`);
      await visitor.type(value);
    }
  await visitor.choose('[name="teamName"]');
  await visitor.type(team);
  // The list of a select belongs to the system and not to the page.
  await visitor.run(() => {
    const select = document.querySelector<HTMLSelectElement>('select[name="state"]');
    if (select === null) return;
    select.value = 'wien';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, null);
  await visitor.choose('label', 'Privat');
  await visitor.choose('[name="acceptedTerms"]');
}

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  test(`every route at ${width} px, at a first visit`, async ({ visitor, request, w1a }) => {
    await visitor.resize(width, height);
    const faults: string[] = [];
    for (const { path, heading: wanted } of await everyAddress(request)) {
      await visitor.arrive(path, w1a);
      await visitor.settled();
      await expect
        .poll(() => visitor.run(heading, null))
        .toMatch(wanted)
        .catch(async () => faults.push(`${path}: ${await visitor.run(heading, null)}`));
      const found = [...(await visitor.run(faultsOfPage, null)), ...(await visitor.complaints())];
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

test.describe('at a phone’s width, with nothing to complain about', () => {
  test.afterEach(async ({ visitor }, { status }) =>
    status === 'skipped' ? undefined : expect(await visitor.complaints()).toEqual([]),
  );

  test('league, table, team, player, match and back, without a reload', async ({ visitor }) => {
    await visitor.arrive('/');
    await visitor.settled();
    await visitor.run(() => document.documentElement.setAttribute('data-same', ''), null);
    await visitor.choose('main a, main button', 'W1A');
    await visitor.sees(heading, null, expect.stringContaining('W1A'));
    await visitor.run(() => (location.hash = '/tabelle'), null);
    await visitor.choose('main table a[href*="team-detail"]');
    await visitor.sees(hash, null, expect.stringContaining('/team-detail/'));
    await visitor.settled();
    const team = await visitor.run(heading, null);
    await visitor.choose('main a[href*="player-detail"]');
    await visitor.sees(hash, null, expect.stringContaining('/player-detail/'));
    await visitor.settled();
    const underlined = () =>
      [...document.querySelectorAll('main dl a')].map((link) => getComputedStyle(link).textDecorationLine);
    expect(await visitor.run(underlined, null)).toEqual(['underline']);
    await visitor.choose('main a[href*="#/match/"]');
    await visitor.sees(text, 'main', expect.stringContaining('Aufstellung (Heim)'));
    await visitor.run(() => history.go(-2), null);
    await visitor.sees(heading, null, team);
    await visitor.sees(() => document.documentElement.hasAttribute('data-same'), null);
  });

  test('a filter is there again after a reload', async ({ visitor, w1a }) => {
    await visitor.arrive('/spielplan', w1a);
    await visitor.settled();
    const preset = await visitor.run(chosen, 'Spieltag');
    await visitor.choose('main button', 'Vorheriger Spieltag');
    await visitor.sees(chosen, 'Spieltag', expect.not.stringMatching(`^${preset}$`));
    const other = await visitor.run(chosen, 'Spieltag');
    await visitor.sees(() => localStorage.getItem('persist:kbo-filters'), null, expect.stringContaining('matchday'));
    await visitor.reload();
    await visitor.settled();
    await visitor.sees(chosen, 'Spieltag', other);
  });

  test('a team is found, and opened, by keys alone', async ({ visitor, w1a }) => {
    await visitor.arrive('/tabelle', w1a);
    await visitor.settled();
    await openSearch(visitor);
    await visitor.type('donauwelle');
    await visitor.sees(text, 'dialog [role=option][aria-selected=true]', expect.stringContaining('Donauwelle 22'));
    await visitor.press('Enter');
    await visitor.sees(heading, null, expect.stringMatching(/Donauwelle 22/i));
    await visitor.settled();
    await openSearch(visitor);
    await visitor.sees(text, 'dialog', expect.stringContaining('Zuletzt gesucht'));
    await visitor.press('Escape');
    await visitor.sees(() => document.querySelector('dialog'), null, null);
  });

  test('a link with a league shows it and leaves the choice alone', async ({ visitor, w1a }) => {
    await visitor.arrive('/tabelle?liga=S1A', w1a);
    await visitor.sees(
      text,
      '[aria-label="Liga eines Links"]',
      expect.stringContaining('Du siehst S1A. Deine Liga ist W1A.'),
    );
    await visitor.choose('button, a', 'Zu meiner Liga');
    await visitor.sees(hash, null, '#/tabelle?liga=W1A');
  });

  test('Back comes to the place that was left', async ({ visitor, w1a }) => {
    await visitor.arrive('/teams', w1a);
    await visitor.settled();
    await visitor.run(() => scrollTo({ top: 500, behavior: 'instant' }), null);
    await visitor.settled();
    const left = await visitor.run(place, null);
    expect(left).toBeGreaterThan(50);
    // Within the window already: nothing is scrolled for the press.
    const inView = 'main a[href*="team-detail"]';
    await visitor.run((links) => {
      const middle = (one: Element): number => Math.abs(one.getBoundingClientRect().top - innerHeight / 2);
      const [nearest] = [...document.querySelectorAll(links)].sort((a, b) => middle(a) - middle(b));
      nearest?.setAttribute('data-near', '');
    }, inView);
    await visitor.choose('[data-near]');
    await visitor.sees(hash, null, expect.stringContaining('/team-detail/'));
    await visitor.settled();
    await visitor.run(() => history.back(), null);
    await visitor.sees(hash, null, expect.stringContaining('/teams'));
    await visitor.settled();
    await expect.poll(async () => Math.abs((await visitor.run(place, null)) - left)).toBeLessThan(5);
  });

  test('who leaves while scripts are under way leaves nothing in the log', async ({ visitor, w1a }) => {
    // Each once: a browser has six connections, and those of the page that was left may be slow to end.
    const held = new Set<string>();
    visitor.line.meddle((path) => {
      if (!/(shell|viennaTime|sinceLastVisit).*js$/.test(path) || held.has(path)) return null;
      held.add(path);
      return 'no answer';
    });
    await visitor.arrive('/liga', w1a);
    await visitor.settled();
    await visitor.sees(() => document.querySelectorAll('script[src*="assets/shell"]').length, null, 1);
    await visitor.reload();
    await visitor.settled();
  });

  test('a team signs up: what is missing, what the server refuses, what it takes', async ({ visitor }) => {
    visitor.line.meddle((path) =>
      path === '/api/registrations/register'
        ? { status: 400, type: 'application/json', body: '{"error":true,"reason":"Der Teamname ist vergeben."}' }
        : null,
    );
    await visitor.arrive('/register');
    await visitor.sees(text, 'dialog', expect.stringContaining('70 Euro'));
    await visitor.press('Escape');
    await visitor.settled();
    await visitor.choose('button', 'Team anmelden');
    await visitor.sees(() => document.activeElement?.getAttribute('aria-invalid'), null, 'true');
    const team = `FC Zwei ${Date.now()}`;
    await fill(visitor, team);
    await visitor.choose('button', 'Team anmelden');
    await visitor.sees(text, 'main', expect.stringContaining('Der Teamname ist vergeben.'));
    await visitor.sees(valueOf, 'teamName', team);
    visitor.line.meddle(() => null);
    await visitor.choose('button', 'Team anmelden');
    await visitor.sees(text, 'main', expect.stringContaining('Registration successful! You can now log in.'));
    await visitor.sees(valueOf, 'teamName', '');
  });

  test('what was read opens offline, and so does a screen that was only loaded ahead', async ({ visitor, w1a }) => {
    await visitor.arrive('/tabelle', w1a);
    await visitor.settled();
    const kept = async (): Promise<string> => {
      const caught = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(caught))
        .flat()
        .map(({ url }) => new URL(url).pathname)
        .join(' ');
    };
    // Answers are kept once the worker is in charge; until then all screens' files have come.
    await visitor.sees(() => navigator.serviceWorker.controller !== null, null);
    await visitor.sees(kept, null, expect.stringMatching(/assets\/about\.\w+\.js/));
    await visitor.reload();
    await visitor.settled();
    await visitor.sees(kept, null, expect.stringContaining('current/table'));
    await visitor.run(() => document.documentElement.setAttribute('data-online', ''), null);
    const rows = await visitor.run(rowCount, null);
    expect(rows).toBeGreaterThan(5);
    visitor.line.cut();
    await visitor.reload();
    await visitor.sees(rowCount, null, rows);
    await visitor.sees(text, 'body', expect.stringMatching(/Du siehst den Stand von \d{2}:\d{2}/));
    await visitor.run(() => (location.hash = '/impressum'), null);
    await visitor.sees(heading, null, 'Impressum');
    expect(await visitor.run(() => document.documentElement.hasAttribute('data-online'), null)).toBe(false);
  });

  test('on paper: dark ink on white, no frame, and the sheet instead of the page', async ({ visitor, w1a }) => {
    await visitor.arrive('/tabelle', w1a);
    await visitor.settled();
    await visitor.sees(laidOut, null);
    await visitor.run(asOnPaper, null);
    expect(await visitor.run(inkAndPaper, 'body > article h1')).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    expect(await visitor.run(shownNavigation, null)).toEqual([]);
  });

  test('a printer gets one sheet', async ({ visitor, w1a }) => {
    const { pdf } = visitor;
    test.skip(pdf === null, 'the driver of this engine cannot print');
    await visitor.arrive('/tabelle', w1a);
    await visitor.settled();
    await visitor.sees(laidOut, null);
    const pages = await textOf((await pdf?.()) ?? new Uint8Array());
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain(dense('Kleinfeld Bund Österreich'));
    expect(pages[0]).not.toContain(dense('Strg K'));
  });
});

test.describe('beside a server where goals fall', () => {
  test.use({ at: async ({ goals }, use) => use(goals.url) });

  test('a goal is there by the stream, at once', async ({ visitor, goals }) => {
    const { match } = await goals.goal();
    await visitor.arrive(`/match/${match}`);
    await visitor.settled();
    const { home, away } = await goals.goal(match);
    await visitor.sees(text, 'main', expect.stringMatching(new RegExp(`${home}\\s*:\\s*${away}`)));
    expect(await visitor.complaints()).toEqual([]);
  });
});
