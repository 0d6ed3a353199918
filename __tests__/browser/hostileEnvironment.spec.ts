import { OPTIONAL } from '../support/browserApis';
import { expect, test } from './support/journey';

/** How the browser lacks something. */
type Lack = 'absent' | 'null' | 'throwing';

/** In the page, before its own scripts: takes away what the address names (`/?lacks=navigator.locks`). */
function takeAway(lack: Lack): void {
  const path = (new URLSearchParams(location.search).get('lacks') ?? '').split('.');
  const name = path.pop() ?? '';
  let holder: unknown = path.reduce<unknown>((owner, key) => Reflect.get(Object(owner), key), window);
  while (typeof holder === 'object' || typeof holder === 'function') {
    if (holder === null || Object.hasOwn(holder, name)) break;
    holder = Reflect.getPrototypeOf(holder);
  }
  if ((typeof holder !== 'object' && typeof holder !== 'function') || holder === null) return;
  const refuse = (): never => {
    throw new DOMException('refused', 'SecurityError');
  };
  // Called or constructed it is refused, if it is a function; else as soon as it is named.
  const isCalled = typeof Object.getOwnPropertyDescriptor(holder, name)?.value === 'function';
  Reflect.deleteProperty(holder, name);
  if (lack === 'null') Object.defineProperty(holder, name, { value: null, configurable: true, writable: true });
  if (lack === 'throwing')
    Object.defineProperty(
      holder,
      name,
      isCalled
        ? {
            value: function refused() {
              refuse();
            },
            configurable: true,
            writable: true,
          }
        : { get: refuse, set: refuse, configurable: true },
    );
}

/** Redux Toolkit asks for it unguarded; no browser is known to refuse it. */
const NEVER_REFUSED = 'navigator.onLine';

for (const lack of ['absent', 'null', 'throwing'] as const)
  test.describe(`each part of the browser ${lack}`, () => {
    // With the stream of changes, which is what tabs talk to each other about.
    test.use({ stream: true, worker: true });

    test('the site works', async ({ page, inLeague, request, complaints, provoked }) => {
      test.setTimeout(240_000);
      // What cannot be had may be logged in the site's own words.
      provoked.push(/^console: (?!policy:)/);
      await inLeague('W1A');
      const clubs = (await (await request.get('/api/webClient/clubs/league/W1A')).json()) as { id: string }[];
      await page.addInitScript(takeAway, lack);
      const main = page.getByRole('main');
      for (const name of OPTIONAL.filter((one) => lack !== 'throwing' || one !== NEVER_REFUSED))
        await test.step(name, async () => {
          await page.goto(`/?lacks=${name}#/livescore`);
          await expect(page.getByRole('heading', { level: 1 }), name).toHaveText('Livescore');
          await expect(main.getByRole('link').first(), name).toBeVisible();
          await page.evaluate((id) => (location.hash = `/team-detail/${id}`), clubs[0]?.id);
          await expect(main.getByRole('heading', { name: 'Kader' }), name).toBeVisible();
          await expect(page.getByText(/nicht dargestellt|nicht geladen/), name).toHaveCount(0);
          expect(complaints, name).toEqual([]);
        });
    });
  });
