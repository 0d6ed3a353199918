import { desktop, expect, phone, readThrough, settled, test } from './support/journey';

/** Calls of a visitor with league W1A and without own teams, whatever his id is. */
const FIRST = ['client/leagueList?per=25', 'webClient/livescore'];
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  '/': [...FIRST, 'webClient/selection', 'webClient/home/league/HME'],
  '/#/liga': [...FIRST, 'webClient/home/league/W1A', 'webClient/leagues/W1A/current/table'],
  '/#/tabelle': [...FIRST, 'webClient/leagues/W1A/current/table'],
};

for (const [size, viewport] of [
  ['390', phone],
  ['1280', desktop],
] as const) {
  test.describe(`docs/behaviour.md 11 to 14: what it costs a visitor who uses none of it, ${size} px`, () => {
    test.use({ viewport });

    for (const [address, expected] of Object.entries(EXPECTED)) {
      test(`${address}: the calls of the specification, each once, on the first visit and within six hours`, async ({
        page,
        inLeague,
        calls,
      }) => {
        await inLeague('W1A');
        for (const visit of ['first', 'again']) {
          calls.length = 0;
          await page.goto('about:blank');
          await page.goto(address);
          await settled(page);
          await readThrough(page);
          await page.waitForLoadState('networkidle');
          // The count of live matches is requested last, once the page is quiet.
          await expect.poll(() => calls.includes('webClient/livescore')).toBe(true);
          await page.waitForLoadState('networkidle');
          // A match that ends meanwhile is asked how it ended (docs/behaviour.md 10).
          const asked = calls.filter((call) => !call.startsWith('webClient/match/detail/'));
          expect(asked.toSorted(), visit).toEqual(expected.toSorted());
        }
      });
    }
  });
}
