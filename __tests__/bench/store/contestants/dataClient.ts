import { normalize } from '@data-client/normalizr';
import type { Delegate, Meta, State } from '@data-client/normalizr';
import type { Contestant } from '../contestant';

type Row = Record<string, unknown>;
type Fields = Readonly<Record<string, unknown>>;

/**
 * An entity as data-client's own class behaves: merges field by field, the later answer wins. The
 * class itself is published only for older versions of the engine, so it is rebuilt here.
 */
function entity(key: string, schema: Fields = {}) {
  const later = (known: Meta, next: Meta): boolean => next.fetchedAt >= known.fetchedAt;
  const merge = (known: Row, next: Row): Row => ({ ...known, ...next });
  const self = {
    key,
    schema,
    pk: (row: Row): string => String(row['id']),
    merge,
    mergeWithStore: (knownMeta: Meta, nextMeta: Meta, known: Row, next: Row): Row =>
      later(knownMeta, nextMeta) ? merge(known, next) : merge(next, known),
    mergeMetaWithStore: (known: Meta, next: Meta): Meta => (later(known, next) ? next : known),
    normalize: (input: Row, _parent: unknown, _key: string, delegate: Delegate): string => {
      const row = { ...input };
      const id = self.pk(row);
      if (delegate.checkLoop(key, id, input)) return id;
      for (const field of Object.keys(schema))
        if (Object.hasOwn(row, field)) row[field] = delegate.visit(schema[field], row[field], row, field);
      delegate.mergeEntity(self, id, row);
      return id;
    },
  };
  return self;
}

const team = entity('Team');
const blanket = { players: [entity('Player')] };
const match = entity('Match', {
  home_team: team,
  away_team: team,
  home_blanket: blanket,
  away_blanket: blanket,
  events: [entity('Event')],
});
const season = entity('Season', { matches: [match] });

/** data-client: what its reducer does with an answer, `normalize` onto the known state. */
export const dataClient: Contestant = {
  name: 'data-client',
  create: () => {
    let state: State = { entities: {}, indexes: {}, entitiesMeta: {} };
    const take = (schema: unknown, text: string): void => {
      const date = Date.now();
      state = normalize(schema, JSON.parse(text) as unknown, [], state, {
        fetchedAt: date,
        date,
        expiresAt: date + 60_000,
      });
    };
    return {
      seasons: (text) => take([season], text),
      poll: (text) => take([{ matches: [match] }], text),
      homeGoals: (matches) =>
        matches.map(
          (id) =>
            (state.entities['Match']?.[id] as { readonly score: { readonly home: number } } | undefined)?.score.home,
        ),
    };
  },
};
