import { law } from './law';
import { files } from './repository';
import { moduleState } from './syntax';

law('State lives in the store, not in variables of a module', {
  files: files(['src', 'server'], /\.tsx?$/),
  broken: moduleState,
  allowed: {
    'server/cache/response.ts': 'a pure memo: which of the few Accept-Encoding texts means which encoding',
    'src/api/wire/picture.ts': 'a pure memo: equal addresses give equal texts',
    'src/shared/useElapsedMinute.ts': 'one clock for all cells; nobody watching, nothing ticks',
    'src/entities/merge.ts': 'a pure memo: the ids of a table, gone with it',
    'src/lib/clock.ts':
      'how far this device’s clock is off, and the order of questions: neither is a fact about anything shown',
    'src/lib/text.ts': 'the collation, made when something first needs it',
    'src/lib/theme.ts': 'who draws the theme anew; the theme itself stands in the storage',
    'src/lib/log.ts': 'when the document began to be left; ends with it',
    'src/lib/schedule.ts': 'how many placeholders are mounted',
  },
  planted: [
    { path: 'src/count.ts', text: 'let count = 0;\nexport const next = () => ++count;' },
    { path: 'src/kept.ts', text: 'const kept = new Map();\nexport const keep = (key) => kept.set(key, 1);' },
    { path: 'src/last.ts', text: 'const last = { id: 1 };\nexport const note = (id) => { last.id = id; };' },
  ],
});
