import fc from 'fast-check';
import { matchPath } from 'react-router-dom';
import { findRoute, routes } from '../../src/app/routes';

/** The screen's path and the id, by the router's own matching. */
function byRouter(path: string): readonly [string, string | undefined] | null {
  const found = routes.flatMap((route) => matchPath(route.path, path === '' ? '/' : path) ?? [])[0];
  return found ? [found.pattern.path, found.params['id'] || undefined] : null;
}

const bySite = (address: string): readonly [string, string | undefined] | null => {
  const found = findRoute(address);
  return found && [found.route.path, found.segment];
};

const paths = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...routes.map(({ path }) => path.split('/')[1] ?? ''), 'Liga', 'TEAM-DETAIL', 'start', 'x'),
      fc.array(fc.constantFrom('', '7', 'a b', '%20', 'ä', 'liga', ':id', '..', '/'), { maxLength: 3 }),
    )
    .map(([word, more]) => ['', word, ...more].join('/')),
  fc.string({ maxLength: 20 }).map((text) => `/${text.replace(/[?#%]/g, '')}`),
);

test('an address leads where the router would lead, with the same id', () => {
  fc.assert(
    fc.property(paths, (path) => expect(bySite(path)).toEqual(byRouter(path))),
    { numRuns: 2_000 },
  );
});

test('what follows the path belongs to the screen, and the start page has no name', () => {
  expect(bySite('/team-detail/7?tab=kader#x')).toEqual(['/team-detail/:id', '7']);
  expect(bySite('')).toEqual(['/', undefined]);
  expect(bySite('/start')).toBeNull();
  expect(bySite('liga')).toEqual(byRouter('liga'));
});
