import { useEffect, useState } from 'react';
import { ALL } from '../entities/season/filter';
import type { ChosenMatchday, FixtureView } from '../entities/season/filter';
import { makeSelectFixtures } from '../entities/views/fixtures';
import type { SeasonIds } from '../entities/views/fixtures';
import { now } from '../lib/clock';
import { viennaWallClock } from '../lib/dates';
import { choiceForgotten, matchdayChosen, seasonChosen, selectChoice } from './filtersSlice';
import { useWriteQuery } from '../router/addressQuery';
import { useFixtureAddress } from './useFixtureAddress';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/** A fixture filter with its controls. */
export interface FixtureFilterControl extends FixtureView {
  /** Whether `all` is offered. */
  readonly withAll: boolean;
  readonly chooseSeason: (season: string) => void;
  readonly chooseMatchday: (matchday: ChosenMatchday) => void;
  /** Restores the expired choice. */
  readonly takeBack: () => void;
  readonly forgetEarlier: () => void;
}

const noSeasons: readonly SeasonIds[] = [];

/**
 * Season and matchday of a list of fixtures. An explicit choice is remembered per subject; otherwise the defaults
 * apply.
 * @param subject e.g. `fixtures/W1A`
 * @param seasons ids from the query; undefined while loading
 */
export function useFixtureFilter(
  subject: string,
  seasons: readonly SeasonIds[] | undefined,
  withAll: boolean,
): FixtureFilterControl {
  const dispatch = useAppDispatch();
  const [select] = useState(makeSelectFixtures);
  // The nearest matchday is determined once per visit to the screen, so that it does not jump while somebody is
  // reading.
  const [opened] = useState(() => viennaWallClock(now()));
  const address = useFixtureAddress(seasons ?? noSeasons);
  const view = useAppSelector((state) =>
    select(state, seasons ?? noSeasons, address.choice ?? selectChoice(state, subject), { withAll, now: opened }),
  );
  const ready = seasons !== undefined;
  const strangeSeason = ready && address.given.season && address.choice?.season === undefined;
  const strangeMatchday = ready && address.given.matchday && address.choice?.matchday !== view.matchday;
  const write = useWriteQuery();
  useEffect(() => {
    if (strangeSeason) write({ saison: null });
    if (strangeMatchday) write({ spieltag: null });
  }, [write, strangeSeason, strangeMatchday]);
  const primary = view.primary === null ? {} : { primary: view.primary };
  const nearest = view.nearest === null ? {} : { nearest: view.nearest };
  const chooseSeason = (season: string): void => {
    address.choose(season, null);
    dispatch(seasonChosen({ subject, season, ...primary }));
  };
  return {
    ...view,
    withAll,
    chooseSeason,
    chooseMatchday: (matchday) => {
      address.choose(view.season, matchday);
      // A season that only the address names stays, as it counts no longer after a choice.
      if (address.choice?.season !== undefined)
        dispatch(seasonChosen({ subject, season: address.choice.season, ...primary }));
      dispatch(matchdayChosen({ subject, season: view.season ?? ALL, matchday, ...primary, ...nearest }));
    },
    takeBack: () => {
      if (view.earlier === null) return;
      const { season, matchday } = view.earlier;
      if (season.id !== view.season) chooseSeason(season.id);
      // A matchday of another season does not expire, since that season has no nearest one.
      const moves = season.id === view.season ? nearest : {};
      if (matchday !== null) dispatch(matchdayChosen({ subject, season: season.id, matchday, ...primary, ...moves }));
    },
    forgetEarlier: () => dispatch(choiceForgotten(subject)),
  };
}
