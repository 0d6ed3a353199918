import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { ALL } from '../entities/season/filter';
import type { ChosenMatchday } from '../entities/season/filter';
import { selectMany, selectSeason } from '../entities/select';
import type { SeasonIds } from '../entities/views/fixtures';
import { useAddressFilter } from '../router/addressQuery';
import type { Choice } from './filters';
import { useAppSelector } from '../store/hooks';

/** `all` in an address. */
const EVERY = 'alle';
const MATCHDAY = /^[1-9]\d{0,3}$/;

/** Season and matchday in the address, and how to update them after a choice. */
export interface FixtureAddress {
  /** Null: nothing that can be shown. */
  readonly choice: Choice | null;
  /** Whether the address contains a value at all. */
  readonly given: { readonly season: boolean; readonly matchday: boolean };
  readonly choose: (season: string | null, matchday: ChosenMatchday | null) => void;
}

/**
 * `saison` (a season's name or id) and `spieltag` in the address (docs/behaviour.md 15); unknown names are ignored.
 * @param seasons the seasons to choose from, as far as they are loaded
 */
export function useFixtureAddress(seasons: readonly SeasonIds[]): FixtureAddress {
  const saison = useAddressFilter('saison');
  const spieltag = useAddressFilter('spieltag');
  const known = useAppSelector(
    (state) =>
      selectMany(
        state,
        seasons.map(({ season }) => season),
        selectSeason,
      ),
    shallowEqual,
  );
  const named = known.find(({ id, name }) => saison.value === id || saison.value === name);
  const season = saison.value === EVERY ? ALL : named?.id;
  const fallback = known.find(({ primary }) => primary === true)?.id ?? known[0]?.id;
  const matchday: ChosenMatchday | undefined =
    spieltag.value === EVERY ? ALL : MATCHDAY.test(spieltag.value ?? '') ? Number(spieltag.value) : undefined;
  const choice = useMemo((): Choice | null => {
    const matchdayOf = season ?? fallback;
    if (season === undefined && matchday === undefined) return null;
    return {
      ...(season === undefined ? {} : { season }),
      ...(matchday === undefined || matchdayOf === undefined ? {} : { matchday, matchdayOf }),
    };
  }, [season, matchday, fallback]);
  return {
    choice,
    given: { season: saison.value !== null, matchday: spieltag.value !== null },
    choose: (chosen, day) => {
      const name = known.find(({ id }) => id === chosen)?.name ?? chosen;
      saison.choose(chosen === ALL ? EVERY : name);
      spieltag.choose(day === ALL ? EVERY : typeof day === 'number' ? String(day) : null);
    },
  };
}
