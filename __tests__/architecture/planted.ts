import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Forbidden imports, as `from → to`, `type` if only of a type; one at least for every rule of `dependency-cruiser.cjs`. */
const PLANTED: readonly (readonly [from: string, to: string, kind?: 'type'])[] = [
  ['src/lib/day.ts', 'src/entities/ids.ts'],
  ['src/lib/hook.ts', 'react'],
  ['src/content/text.ts', 'src/lib/dates.ts'],
  ['src/content/view.ts', 'react'],
  ['src/entities/table.ts', 'src/api/calls.ts'],
  ['src/entities/hook.ts', 'react'],
  ['src/entities/club/model.ts', 'src/entities/league/order.ts'],
  ['src/api/calls.ts', 'src/store/state.ts'],
  ['src/live/poll.ts', 'src/store/state.ts'],
  ['src/api/shape.ts', 'normalizr'],
  ['src/store/state.ts', 'src/ui/Crest.tsx'],
  ['src/store/other.ts', 'redux-persist'],
  ['src/ui/Crest.tsx', 'src/entities/ids.ts'],
  ['src/ui/Connected.tsx', 'react-redux'],
  ['src/league/slice.ts', 'src/shared/Card.tsx'],
  ['src/filters/slice.ts', 'src/shared/Card.tsx'],
  ['src/offline/worker.ts', 'src/store/state.ts'],
  ['src/push/told.ts', 'src/features/table/Table.tsx'],
  ['src/router/shown.ts', 'src/store/state.ts'],
  ['src/loading/lazyPart.ts', 'src/store/state.ts'],
  ['src/shared/Card.tsx', 'src/features/table/Table.tsx'],
  ['src/shared/Clock.tsx', 'moment-timezone'],
  ['src/shared/Html.tsx', 'dompurify'],
  ['src/features/table/Table.tsx', 'src/features/team/Team.tsx'],
  ['src/features/team/Team.tsx', 'src/app/App.tsx'],
  ['src/app/App.tsx', 'server/domain/table.ts'],
  ['src/app/Tested.tsx', '__tests__/support/wire.ts'],
  ['src/app/one.ts', 'src/app/two.ts'],
  ['src/app/two.ts', 'src/app/one.ts', 'type'],
  ['server/domain/table.ts', 'server/db/rows.ts'],
  ['server/domain/route.ts', 'fastify'],
  ['server/cache/response.ts', 'server/modules/clubs/routes.ts'],
  ['server/http/errors.ts', 'server/modules/clubs/routes.ts'],
  ['server/sharing/draw.ts', 'server/db/rows.ts'],
  ['server/push/send.ts', 'server/modules/clubs/routes.ts'],
  ['server/live/streams.ts', 'server/db/rows.ts'],
  ['server/modules/people/import.ts', 'server/kbo/users.ts'],
  ['server/kbo/users.ts', 'server/modules/clubs/routes.ts'],
  ['server/office/desk.ts', 'server/modules/clubs/routes.ts'],
  ['server/monitor/log.ts', 'server/modules/clubs/routes.ts'],
  ['server/merging/merge.ts', 'server/modules/clubs/wire.ts'],
  ['server/ingest/client.ts', 'server/modules/clubs/routes.ts'],
  ['server/proxy/proxy.ts', 'server/modules/clubs/routes.ts'],
  ['server/ingest/decoders.ts', 'src/lib/dates.ts'],
  ['server/modules/clubs/wire.ts', 'server/modules/clubs/queries.ts'],
  ['server/db/open.ts', 'server/modules/clubs/routes.ts'],
  ['server/db/answer.ts', 'fastify'],
  ['server/modules/clubs/queries.ts', 'server/modules/players/wire.ts'],
  ['server/modules/clubs/routes.ts', 'server/kbo/check.ts'],
  ['server/modules/clubs/commands.ts', 'server/http/errors.ts'],
  ['server/demo/load.ts', 'server/merging/merge.ts'],
  ['server/modules/clubs/routes.ts', 'server/demo/federation.ts'],
  ['server/demo/federation.ts', 'server/modules/clubs/wire.ts'],
  ['__tests__/shared/card.test.ts', '__tests__/browser/journey.ts'],
  ['__tests__/browser/journey.ts', 'src/store/state.ts'],
  ['__tests__/support/wire.ts', '__tests__/shared/card.test.ts'],
];

const isPackage = (to: string): boolean => !to.includes('/');

/** Writes the planted imports into a folder of their own. @returns the folder, and how to remove it */
export function plantAll(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'law-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write(
    'tsconfig.json',
    '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler", "jsx": "react-jsx" } }',
  );
  write('package.json', '{}');
  const targets = PLANTED.map(([, to]) => to);
  for (const name of targets.filter(isPackage)) {
    write(`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`);
    write(`node_modules/${name}/index.js`, 'module.exports = {};');
  }
  for (const file of targets.filter((to) => !isPackage(to))) write(file, 'export const thing = 1;');
  for (const [from, to, kind = ''] of PLANTED) {
    const relative = path.posix.relative(path.posix.dirname(from), to).replace(/\.tsx?$/, '');
    const source = isPackage(to) ? to : relative.startsWith('.') ? relative : `./${relative}`;
    write(from, `import ${kind} { thing } from '${source}';\nexport const planted = thing;\nexport { thing };`);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
